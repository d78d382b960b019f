import { describe, expect, it } from 'vitest'
import { meanScores, scoreMap, viewedDensity } from './score-map'
import { elsewhere } from './viewings'

const GRID = { width: 2, height: 2 }
const cells = (...values: number[]) => ({ ...GRID, data: Float32Array.from(values) })
const at = (x: number, y: number) => ({ x, y })

describe('the scores of a map', () => {
  const map = cells(1, 2, 3, 4)

  it('take the negatives of the shuffled AUC from other pictures alone', () => {
    const spots = [at(0.75, 0.75), at(0.25, 0.25)]
    const viewing = { truth: cells(0.5, 0, 0, 0.5), spots, elsewhere: cells(1, 1, 0, 0) }
    // 4 beats 1 and 2; 1 ties with 1 and loses to 2.
    expect(scoreMap(map, viewing).sauc).toBe(2.5 / 4)
  })

  it('hold CC, KL, SIM and the peak against the density', () => {
    const viewing = {
      truth: cells(0, 1 / 6, 2 / 6, 3 / 6),
      spots: [],
      elsewhere: cells(0, 0, 0, 0)
    }
    const { cc, kl, sim, peak } = scoreMap(map, viewing)
    expect(cc).toBeCloseTo(1, 6)
    expect(kl).toBeCloseTo(0, 5)
    expect(sim).toBeCloseTo(1, 6)
    expect(peak).toBe(1)
  })

  it('leave out what needs places where people painted importance', () => {
    const viewing = { truth: cells(0, 0, 0, 1), spots: [], elsewhere: cells(0, 0, 0, 0) }
    const { nss, auc, sauc } = scoreMap(map, viewing)
    expect([nss, auc, sauc]).toEqual([NaN, NaN, NaN])
  })

  it('are those of the study, on a wide page with five looks and a slope to the left', () => {
    // By interface-study/metrics.py (NumPy and OpenCV) on the same page, looks and map.
    const size = { width: 1366, height: 768 }
    const spots = [at(0.1, 0.2), at(0.1, 0.2), at(0.5, 0.5), at(0.97, 0.02), at(0.3, 0.8)]
    const truth = viewedDensity(spots, size)
    expect([truth.width, truth.height]).toEqual([128, 72])
    const slope = { width: 256, height: 144, data: new Float32Array(256 * 144) }
    slope.data.forEach((_, i) => (slope.data[i] = (256 - (i % 256)) * (1 + Math.floor(i / 256))))
    const others = elsewhere([...spots, at(0.4, 0.4), at(0.6, 0.9)], spots, truth)
    const { peak, ...scores } = scoreMap(slope, { truth, spots, elsewhere: others })
    const study = {
      auc: 0.494214,
      sauc: 0.3,
      nss: -0.068414,
      cc: 0.010848,
      kl: 3.002872,
      sim: 0.151031
    }
    for (const [name, value] of Object.entries(study)) {
      expect(scores[name as keyof typeof scores], name).toBeCloseTo(value, 4)
    }
    expect(peak).toBe(0)
  })

  it('are averaged one by one', () => {
    const one = { auc: 1, sauc: 1, nss: 2, cc: 1, kl: 0, sim: 1, peak: 1 }
    const other = { auc: 0.5, sauc: 0, nss: 0, cc: 0.5, kl: 3, sim: 0.5, peak: 0 }
    expect(meanScores([one, other])).toEqual({
      auc: 0.75,
      sauc: 0.5,
      nss: 1,
      cc: 0.75,
      kl: 1.5,
      sim: 0.75,
      peak: 0.5
    })
  })
})

describe('the looks elsewhere', () => {
  it('are those at other pictures, never those at the picture itself', () => {
    const own = [at(0.1, 0.1), at(0.1, 0.1)]
    const all = [...own, at(0.9, 0.1), at(0.1, 0.1)]
    expect([...elsewhere(all, own, GRID).data]).toEqual([1, 1, 0, 0])
  })
})
