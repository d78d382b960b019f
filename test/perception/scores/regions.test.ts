import { describe, expect, it } from 'vitest'
import { clutterByRegion } from '../../../src/perception/scores/regions'

const map = (length: number, at: (i: number) => number): Float32Array =>
  Float32Array.from({ length }, (_, i) => at(i))

describe('clutter of the nine regions of a picture', () => {
  it('is counted row by row, each by the cells whose centre lies in it', () => {
    const clutter = map(18, (i) => (i === 16 || i === 17 ? 0.8 : 0.2))
    const found = clutterByRegion(clutter, { width: 6, height: 3 })
    expect(found.map((part) => Math.round(part * 100))).toEqual([
      ...[20, 20, 20],
      ...[20, 20, 20],
      ...[20, 20, 80]
    ])
    expect(
      clutterByRegion(
        map(1, () => 0.5),
        { width: 1, height: 1 }
      )
    ).toHaveLength(9)
  })

  it('is what the map shows most in them, however calm the rest is', () => {
    // A small busy spot at the top left, and somewhat more than nothing all over the bottom right.
    const clutter = map(900, (i) => {
      if (i % 30 < 4 && i < 4 * 30) return 0.9
      return i % 30 >= 20 && i >= 20 * 30 ? 0.3 : 0.05
    })
    const found = clutterByRegion(clutter, { width: 30, height: 30 })
    expect(found.indexOf(Math.max(...found))).toBe(0)
  })
})
