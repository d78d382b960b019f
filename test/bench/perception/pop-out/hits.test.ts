import { describe, expect, it } from 'vitest'
import { hitPart, isAmong, topPeaks } from './hits'

/** A map of 40 x 20 cells with these heights in a row of its own. */
function mapWith(heights: Record<number, number>) {
  const map = { width: 40, height: 20, data: new Float32Array(800) }
  for (const [x, height] of Object.entries(heights)) map.data[10 * 40 + Number(x)] = height
  return map
}

describe('the highest peaks of a map', () => {
  it('come highest first, from cell middles, in parts of the sides', () => {
    const peaks = topPeaks(mapWith({ 5: 1, 20: 3, 35: 2 }))
    expect(peaks.map(({ x }) => x)).toEqual([20.5 / 40, 35.5 / 40, 5.5 / 40])
    expect(peaks[0]!.y).toBe(10.5 / 20)
  })

  it('lie a tenth of the longer side apart', () => {
    // Four cells: 24 lies on the flank of 20, 25 does not.
    expect(topPeaks(mapWith({ 20: 5, 24: 4, 30: 3 }), 2)[1]!.x).toBe(30.5 / 40)
    expect(topPeaks(mapWith({ 20: 5, 25: 4, 30: 3 }), 2)[1]!.x).toBe(25.5 / 40)
  })
})

describe('a planted thing', () => {
  const page = { width: 1000, height: 500 }
  const box = { x: 400, y: 200, width: 100, height: 50 }

  it('is found by a spot on it or at most .02 of the longer side beside it', () => {
    const found = (x: number, y: number) => isAmong([{ x, y }], box, page)
    expect(found(0.45, 0.45)).toBe(true)
    expect([found(0.381, 0.45), found(0.379, 0.45)]).toEqual([true, false])
    expect([found(0.45, 0.539), found(0.45, 0.541)]).toEqual([true, false])
  })

  it('is not found by the fourth spot', () => {
    const elsewhere = { x: 0.1, y: 0.1 }
    const on = { x: 0.45, y: 0.45 }
    expect(isAmong([elsewhere, elsewhere, on], box, page)).toBe(true)
    expect(isAmong([elsewhere, elsewhere, elsewhere, on], box, page)).toBe(false)
  })

  it('counts by scenes', () => {
    expect(hitPart([{ byMap: true }, { byMap: false }, { byMap: false }, { byMap: true }])).toBe(
      0.5
    )
    expect(hitPart([])).toBeNaN()
  })
})
