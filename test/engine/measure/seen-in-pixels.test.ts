import { describe, expect, it } from 'vitest'
import { readDesign } from '../../../src/engine/measure/design'
import type { Pixels } from '../../../src/images/pixels'
import { frameOf, picture, rectangle, text, type Drawn } from './fold/nodes'

type Bar = readonly [x: number, y: number, width: number, height: number, level: number]

/** A picture of 400 x 800 px with grey bars on white. */
function drawn(...bars: Bar[]): Pixels {
  const [width, height] = [400, 800]
  const data = new Uint8Array(4 * width * height).fill(255)
  for (const [left, top, across, down, level] of bars) {
    for (let y = top; y < top + down; y++) {
      for (let x = left; x < left + across; x++)
        data.fill(level, 4 * (y * width + x), 4 * (y * width + x) + 3)
    }
  }
  return { width, height, data }
}

/** Strokes of letters, 12 px high, 2 px wide, 4 px apart. */
const letters = (x: number, y: number, count: number, level = 0): Bar[] =>
  Array.from({ length: count }, (_, i) => [x + 6 * i, y, 2, 12, level])

const names = (pixels: Pixels, ...layers: Drawn[]): string[] =>
  readDesign(frameOf(...layers), pixels).layers.map(({ name }) => name)

describe('a layer whose pixels are all alike', () => {
  it.each<[string, Drawn]>([
    ['a text in the colour of its ground', text('Unseen', [40, 100, 200, 20])],
    ['a shape in the colour of its ground', rectangle('Unseen', [40, 100, 200, 80])],
    ['an empty picture', picture('Unseen', [40, 100, 200, 80])],
    [
      'a button in the colour of its ground',
      {
        name: 'Unseen',
        box: [40, 100, 120, 40],
        cover: 1,
        children: [text('Label', [60, 110, 80, 20])]
      }
    ]
  ])('is none to a viewer: %s', (_, unseen) => {
    const pixels = drawn(...letters(40, 304, 10))
    expect(names(pixels, unseen, text('Seen', [40, 300, 60, 20]))).toEqual(['Seen'])
  })

  it('is one where its edge shows, or faint letters', () => {
    const pixels = drawn([40, 100, 200, 80, 240], ...letters(40, 304, 10, 235))
    expect(
      names(pixels, rectangle('Card', [40, 100, 200, 80]), text('Faint', [40, 300, 60, 20]))
    ).toEqual(['Card', 'Faint'])
  })
})

describe('a text in a wide box', () => {
  const masthead = text('Masthead', [0, 40, 400, 20])
  const button = {
    name: 'Subscribe',
    box: [320, 34, 70, 32],
    cover: 1,
    children: [text('Label', [330, 40, 50, 20])]
  } as const

  it('is as large as its letters, and takes nothing from the button in its box', () => {
    const pixels = drawn([320, 34, 70, 32, 200], ...letters(170, 44, 10), ...letters(330, 44, 8))
    const { nodes, hints } = readDesign(frameOf(button, masthead), pixels)
    const { matrix, width } = nodes.find(({ name }) => name === 'Masthead')!
    expect(matrix[4]).toBeGreaterThan(150)
    expect(matrix[4] + width).toBeLessThan(250)
    expect(hints.filter(({ kind }) => kind === 'text').map(({ x }) => x < 250)).toEqual([
      false,
      true
    ])
  })

  it('keeps its box over a picture, whose pixels differ everywhere', () => {
    const pixels = drawn(...Array.from({ length: 66 }, (_, i): Bar => [6 * i, 0, 3, 300, 90]))
    const { nodes } = readDesign(frameOf(picture('Photo', [0, 0, 400, 300]), masthead), pixels)
    expect(nodes[2]).toMatchObject({ width: 400, height: 20 })
  })
})
