import { describe, expect, it } from 'vitest'
import { readDesign } from '../../../src/engine/measure/design'
import type { LayerHint } from '../../../src/perception'
import { type Drawn, frameOf, picture, rectangle, text, vector } from './fold/nodes'

const SIZE = { width: 400, height: 800 }

const button: Drawn = {
  name: 'Buy now',
  box: [20, 500, 120, 44],
  cover: 1,
  children: [text('Label', [40, 512, 80, 20], 7)]
}

const rounded = (hints: readonly LayerHint[]) =>
  hints.map(({ kind, x, y, width, height }) => ({
    kind,
    box: [x, y, width, height].map(Math.round)
  }))

const hintsOf = (...children: Drawn[]) => rounded(readDesign(frameOf(...children), SIZE).hints)

describe('hints from a layer tree', () => {
  it('say where texts, pictures and buttons are, labels included, and nothing of drawings', () => {
    expect(
      hintsOf(
        text('Headline', [20, 30, 300, 60]),
        picture('Photo', [20, 120, 360, 200]),
        button,
        vector('Star', [200, 600, 24, 24]),
        rectangle('Card', [20, 650, 200, 100])
      )
    ).toEqual([
      { kind: 'text', box: [20, 30, 300, 60] },
      { kind: 'image', box: [20, 120, 360, 200] },
      { kind: 'button', box: [20, 500, 120, 44] },
      { kind: 'text', box: [40, 512, 80, 20] }
    ])
  })

  it('leave out what cannot be seen: covered, outside, or cut off', () => {
    const covered = text('Covered', [20, 30, 300, 60])
    const outside = picture('Outside', [420, 0, 50, 50])
    const clipped = {
      name: 'Window',
      box: [0, 400, 100, 100],
      clips: true,
      children: [text('Scrolled away', [20, 600, 60, 20]), text('Shown', [20, 420, 160, 20])]
    } as const
    expect(hintsOf(covered, rectangle('Cover', [0, 0, 400, 200]), outside, clipped)).toEqual([
      { kind: 'text', box: [20, 420, 80, 20] }
    ])
  })

  it('are of px of the picture, however it was exported', () => {
    const half = frameOf(button).map((node) => {
      const [a, b, c, d, e, f] = node.matrix.map((value) => value / 2)
      return { ...node, matrix: [a!, b!, c!, d!, e!, f!] as typeof node.matrix }
    })
    const [hint] = rounded(readDesign(half, { width: 200, height: 400 }).hints)
    expect(hint).toEqual({ kind: 'button', box: [10, 250, 60, 22] })
  })

  it('are none for a frame of nothing', () => {
    expect(hintsOf()).toEqual([])
    expect(readDesign([], SIZE).hints).toEqual([])
  })
})
