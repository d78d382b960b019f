import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runLine } from '../../../src/ui/history/run-chart'

describe('a line over runs', () => {
  it('is broken where a run cannot be set against the one before it, and passes over gaps', () => {
    const { stretches, top } = runLine([10, null, 20, 30], [false, true, true, false])
    expect(top).toBe(50)
    expect(stretches.map((stretch) => stretch.map(({ run }) => run))).toEqual([[0, 2], [3]])
    expect(stretches[0]?.map(({ x }) => x)).toEqual([0, 2 / 3])
    expect(stretches[0]?.map(({ y }) => y)).toEqual([0.2, 0.4])
  })

  it('keeps every value in its place and inside the chart', () => {
    const value = fc.option(fc.double({ min: 0, max: 100, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.boolean()), { maxLength: 20 }), (runs) => {
        const values = runs.map(([number]) => number)
        const { stretches } = runLine(
          values,
          runs.map(([, continues]) => continues)
        )
        const points = stretches.flat()
        expect(points.map(({ run }) => run)).toEqual(
          values.flatMap((number, run) => (number === null ? [] : [run]))
        )
        for (const { x, y } of points) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1)
        }
      })
    )
  })
})
