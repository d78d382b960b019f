import { expect, it } from 'vitest'
import type { Candidate, Edit } from '../../../src/file'
import { type Ink, inkOf } from '../../../src/main/what-if/plan-change'
import { bindStyles } from '../../../src/main/what-if/make-change'

const ORANGE: RGB = { r: 0xc2 / 255, g: 0x41 / 255, b: 0x0c / 255 }
const fill: Edit = { do: 'fill', id: '1:2', from: null, to: '#C2410C', like: '1:3' }
const change: Candidate = { kind: 'recolour', layerId: '1:2', likeId: '1:3', edits: [fill] }

/** A layer as Figma's typings have it, with as much as colours are read and bound by; the playground's Figma has no styles. */
function layer(style: string, color: RGB, bind: (id: string) => Promise<void> = Promise.reject) {
  const fills = [{ type: 'SOLID', color }]
  return {
    type: 'FRAME',
    fills,
    fillStyleId: style,
    setFillStyleIdAsync: bind
  } as unknown as SceneNode
}

/** Binds what was painted in an ink to its style. */
function bind(ink: Ink, target: SceneNode): Promise<void> {
  const layers = new Map([['1:2', target]])
  const planned = { change, layers, inks: new Map([[fill, ink]]) }
  return bindStyles(planned)
}

it('a colour comes with the style of the layer that has it, and is bound to it', async () => {
  const ink = inkOf('#C2410C', layer('S:brand', ORANGE))
  expect(ink).toMatchObject({ paint: { color: ORANGE }, styleId: 'S:brand' })
  const bound: string[] = []
  const target = layer('', ORANGE, (id) => Promise.resolve(void bound.push(id)))
  await bind(ink, target)
  expect(bound).toEqual(['S:brand'])
})

it('the colour alone is taken where the layer has no style, another colour, or its style is gone', async () => {
  expect(inkOf('#C2410C', layer('', ORANGE)).styleId).toBeNull()
  expect(inkOf('#C2410C', layer('S:brand', { r: 0, g: 0, b: 1 })).styleId).toBeNull()
  const ink = inkOf('#C2410C', layer('S:gone', ORANGE))
  const target = layer('', ORANGE, () => Promise.reject(new Error('The style does not exist')))
  await expect(bind(ink, target)).resolves.toBeUndefined()
})
