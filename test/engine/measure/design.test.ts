import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDesign, withFound } from '../../../src/engine/measure/design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { FOUND_KINDS, type LayerNode, type LayerShare } from '../../../src/file'
import { visibleShares, type FoundArea } from '../../../src/perception'
import { frameOf, picture, rectangle, text } from './fold/nodes'

const SIZE = { width: 400, height: 800 }
const GRID = { width: 50, height: 100 }
const even = new Float32Array(GRID.width * GRID.height).fill(1 / (GRID.width * GRID.height))
const WHITE = { ...SIZE, data: new Uint8Array(4 * SIZE.width * SIZE.height).fill(255) }

const SCREENSHOT = picture('Screenshot', [0, 0, 400, 800])
const BUTTON: FoundArea = { kind: 'control', box: [0.1, 0.8, 0.8, 0.1] }
const TITLE: FoundArea = { kind: 'text', box: [0.1, 0.1, 0.5, 0.1] }

/** Attention that is spread evenly: shares are areas, and what lies beside them. */
function measured(nodes: LayerNode[], found: readonly FoundArea[]) {
  const design = readDesign(nodes, SIZE)
  const known = { attention: even, perception: even }
  const { scene } = withFound(design, found)
  const shares = visibleShares(scene, GRID, known)
  return layersSeen(design, {
    ...GRID,
    ...known,
    shares,
    found,
    scrim: null,
    texts: [],
    pixels: WHITE
  })
}

const byKind = (layers: readonly LayerShare[]) =>
  layers.map(({ found, name }) => found ?? name).sort()

describe('a frame that is one picture', () => {
  it('has what was found in it as its layers, which share what there is with the background', () => {
    const { layers, rest, total } = measured(frameOf(SCREENSHOT), [TITLE, BUTTON])
    expect(byKind(layers)).toEqual(['control', 'text'])
    expect(total).toBe(2)
    const sum = layers.reduce((all, { attention }) => all + attention!, 0)
    expect(sum + rest.attention!).toBeCloseTo(1)
    const control = layers.find(({ found }) => found === 'control')!
    expect(control.kind).toBe('control')
    expect(control.area).toBeCloseTo(0.08)
    expect(control.box[1]).toBeCloseTo(0.8)
  })

  it('knows the same part again by its place in the picture', () => {
    const ids = (found: FoundArea[]) =>
      measured(frameOf(SCREENSHOT), found).layers.map(({ id }) => id)
    expect(ids([BUTTON, TITLE]).sort()).toEqual(ids([TITLE, BUTTON]).sort())
  })

  it('may be a picture that was dropped on the page', () => {
    const [root] = frameOf()
    const dropped = [{ ...root!, type: 'RECTANGLE', image: true }]
    expect(byKind(measured(dropped, [TITLE]).layers)).toEqual(['text'])
  })

  it.each([
    ['filled', {}],
    ['outlined', { cover: 0, outlined: true }],
    ['without any paint', { cover: 0 }]
  ])('has a box over it as a layer instead of what it lies on, %s', (_, paint) => {
    const mark = rectangle('Buy', [40, 640, 320, 80], paint)
    const { layers } = measured(frameOf(SCREENSHOT, mark), [TITLE, BUTTON])
    expect(byKind(layers)).toEqual(['Buy', 'text'])
    expect(layers.find(({ name }) => name === 'Buy')!.attention).toBeGreaterThan(0.08)
  })

  it('stays one picture where nothing is found in it', () => {
    const { layers } = measured(frameOf(SCREENSHOT), [])
    expect(layers.map(({ name }) => name)).toEqual(['Screenshot'])
  })

  it('has shares of at most the whole, wherever parts lie', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    const area = fc
      .record({
        kind: fc.constantFrom(...FOUND_KINDS),
        box: fc.tuple(part, part, part, part)
      })
      .map(({ kind, box: [x, y, width, height] }): FoundArea => ({
        kind,
        box: [x, y, width * (1 - x), height * (1 - y)]
      }))
    fc.assert(
      fc.property(fc.array(area, { maxLength: 12 }), (found) => {
        const { layers, rest } = measured(frameOf(SCREENSHOT), found)
        const sum = layers.reduce((all, { attention }) => all + attention!, 0)
        expect(sum).toBeLessThanOrEqual(1 + 1e-6)
        expect(sum + rest.attention!).toBeCloseTo(1, 4)
        for (const {
          box: [x, y, width, height]
        } of layers) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
      { numRuns: 40 }
    )
  })
})

describe('a picture among layers', () => {
  const page = frameOf(
    text('Headline', [20, 20, 300, 60]),
    picture('Photo', [40, 200, 320, 400]),
    text('Caption', [60, 540, 200, 30])
  )
  const FACE: FoundArea = { kind: 'face', box: [0.3, 0.35, 0.2, 0.1] }

  it('keeps its share and its place, and has what was found in it as parts of that', () => {
    const bare = measured(page, [])
    const { layers } = measured(page, [FACE, TITLE])
    expect(layers.map((layer) => ({ ...layer, parts: undefined }))).toEqual(
      bare.layers.map((layer) => ({ ...layer, parts: undefined }))
    )
    const photo = layers.find(({ name }) => name === 'Photo')!
    expect(photo.parts!.map(({ found }) => found)).toEqual(['face'])
    expect(photo.parts![0]!.attention!).toBeLessThan(photo.attention!)
    expect(photo.parts![0]!.id).toMatch(new RegExp(`^${photo.id}#`))
  })

  it('has no part where a layer lies on it: that is the layer', () => {
    const caption: FoundArea = { kind: 'text', box: [0.15, 0.675, 0.5, 0.0375] }
    expect(measured(page, [caption]).layers.every(({ parts }) => parts === undefined)).toBe(true)
  })
})
