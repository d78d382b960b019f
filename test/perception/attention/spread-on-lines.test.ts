import { describe, expect, it } from 'vitest'
import { spreadOnLines } from '../../../src/perception/attention/spread-on-lines'
import type { TextLine } from '../../../src/perception/see/text-lines'
import { sum } from '../pictures'

const GRID = { width: 80, height: 40 }
/** A headline across the middle, on a grid twice as fine. */
const LINE: TextLine = {
  left: 20,
  top: 36,
  right: 140,
  bottom: 44,
  area: 960,
  runs: Array.from({ length: 8 }, (_, i) => [36 + i, 20, 140]).flat(),
  size: 0.08
}
const FINE = { width: 160, height: 80 }

/** Even, but for the end of the line, where it is ten times as high. */
const atTheEnd = (): Float32Array => {
  const density = new Float32Array(GRID.width * GRID.height).fill(1)
  for (let y = 18; y < 22; y++) density.fill(10, y * GRID.width + 60, y * GRID.width + 70)
  const total = sum(density)
  return density.map((value) => value / total)
}

const within = (density: Float32Array, from: number, to: number): number =>
  sum(
    density.filter(
      (_, i) =>
        i % GRID.width >= from && i % GRID.width < to && i >= 18 * GRID.width && i < 22 * GRID.width
    )
  )

describe('spreading over lines', () => {
  it('brings what the end of a line draws to its beginning, and still sums to 1', () => {
    const spread = spreadOnLines(atTheEnd(), GRID, [LINE], FINE, 1)
    expect(within(spread, 10, 25)).toBeGreaterThan(1.5 * within(atTheEnd(), 10, 25))
    expect(within(spread, 60, 70)).toBeLessThan(within(atTheEnd(), 60, 70))
    expect(sum(spread)).toBeCloseTo(1, 4)
  })

  it('shows no edge where a line begins', () => {
    const spread = spreadOnLines(atTheEnd(), GRID, [LINE], FINE, 1)
    const row = [...spread.subarray(20 * GRID.width, 21 * GRID.width)]
    const steps = row.slice(1).map((value, i) => Math.abs(value - row[i]!))
    expect(Math.max(...steps.slice(0, 30))).toBeLessThan(0.4 * Math.max(...row))
  })

  it('leaves photographs, small lines and pages without lines as they are', () => {
    const small = { ...LINE, size: 0.01 }
    for (const spread of [
      spreadOnLines(atTheEnd(), GRID, [LINE], FINE, 0),
      spreadOnLines(atTheEnd(), GRID, [small], FINE, 1),
      spreadOnLines(atTheEnd(), GRID, [], FINE, 1)
    ]) {
      for (const [i, value] of atTheEnd().entries()) expect(spread[i]).toBeCloseTo(value, 6)
    }
  })
})
