import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { sumToOne } from '../../../src/perception/see/statistics'
import { drawToCard, findHighlightedCard } from '../../../src/perception/pop-out/highlighted-card'
import { ownColour } from '../../../src/perception/pop-out/pop-out'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { type Colour, WHITE, picture, sum } from '../pictures'

const PLAIN: Colour = [240, 241, 244]
const BLUE: Colour = [205, 220, 250]
const INK: Colour = [40, 40, 40]

/** Cards in a row with lines of text on them, of these fills. */
const cards = (fills: readonly Colour[]) =>
  picture(480, 320, (x, y) => {
    const nth = Math.floor((x - 30) / 145)
    const isOnCard = x >= 30 && (x - 30) % 145 < 130 && y >= 80 && y < 260
    const fill = fills[nth]
    if (!isOnCard || fill === undefined) return WHITE
    const isText = (x - 30) % 145 > 20 && (x - 30) % 145 < 110 && y % 24 < 6 && x % 5 < 2
    return isText ? INK : fill
  })

function found(fills: readonly Colour[]) {
  const { lab } = runToEnd(preparePicture(cards(fills)))
  return { grid: lab.l, card: findHighlightedCard(lab, ownColour(lab)) }
}

describe('a highlighted card', () => {
  it.each([0, 1, 2])('is the one of three that is filled otherwise, in place %i', (nth) => {
    const fills = [PLAIN, PLAIN, PLAIN].map((fill, i) => (i === nth ? BLUE : fill))
    const { grid, card } = found(fills)
    const middle = ((card!.left + card!.right + 1) / 2 / grid.width) * 480
    expect(Math.abs(middle - (95 + 145 * nth))).toBeLessThan(5)
  })

  it('is the one of three outlined cards whose outline is another', () => {
    const outlined = picture(480, 320, (x, y) => {
      const across = (x - 30) % 145
      const isOnCard = x >= 30 && x < 465 && across < 130 && y >= 80 && y < 260
      const isRim = isOnCard && (across < 3 || across >= 127 || y < 83 || y >= 257)
      if (!isRim) return WHITE
      return x > 170 && x < 310 ? [60, 80, 220] : [200, 204, 212]
    })
    const { lab } = runToEnd(preparePicture(outlined))
    const card = findHighlightedCard(lab, ownColour(lab))!
    expect((card.left + card.right + 1) / 2 / lab.l.width).toBeCloseTo(0.5, 1)
  })

  it.each([
    ['three alike', [PLAIN, PLAIN, PLAIN]],
    ['two', [PLAIN, BLUE]],
    ['three that all differ', [PLAIN, BLUE, [250, 215, 205]]]
  ] as const)('is none of %s', (_, fills) => {
    expect(found(fills).card).toBeNull()
  })

  it('draws about a third more than it did, and the whole still sums to 1', () => {
    const { grid, card } = found([PLAIN, BLUE, PLAIN])
    const even = sumToOne(new Float32Array(grid.width * grid.height).fill(1))
    const drawn = drawToCard(even, grid, card, 1)
    expect(sum(drawn)).toBeCloseTo(1, 4)
    const at = (x: number) => drawn[Math.floor(grid.height / 2) * grid.width + Math.floor(x)]!
    const ratio = at(grid.width / 2) / at(grid.width / 5)
    expect(ratio).toBeGreaterThan(1.2)
    expect(ratio).toBeLessThan(1.4)
    expect(drawToCard(even, grid, card, 0)).toBe(even)
  })
})
