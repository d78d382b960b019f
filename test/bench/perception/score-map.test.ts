import { describe, expect, it } from 'vitest'
import { elsewhere } from './elsewhere'
import { meanScores, scorerOf } from './score-map'

const MAP = { width: 2, height: 2, data: Float32Array.of(1, 2, 3, 4) }
const at = (x: number, y: number) => ({ x, y })

describe('the scores of a map', () => {
  it('take the negatives of the shuffled AUC from other pictures alone', () => {
    const score = scorerOf({
      spots: [at(0.75, 0.75), at(0.25, 0.25)],
      elsewhere: [at(0.25, 0.25), at(0.75, 0.25)],
      blur: 0
    })
    // 4 beats 1 and 2; 1 ties with 1 and loses to 2.
    expect(score(MAP).sauc).toBe(2.5 / 4)
  })

  it('hold CC, KL, SIM and the peak against the density of the fixations', () => {
    const cells = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    const score = scorerOf({
      spots: cells.map((i) => at((i % 2) / 2, Math.floor(i / 2) / 2)),
      elsewhere: [at(0.1, 0.1)],
      blur: 0
    })
    const { cc, kl, sim, peak } = score(MAP)
    expect(cc).toBeCloseTo(1, 6)
    expect(kl).toBeCloseTo(0, 6)
    expect(sim).toBeCloseTo(1, 6)
    expect(peak).toBe(1)
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

describe('the fixations elsewhere', () => {
  it('are those of ten pictures, never of the picture itself', () => {
    const pictures = Array.from({ length: 25 }, (_, i) => ({ fixations: [at(i / 25, 0)] }))
    const xs = elsewhere(pictures, 3).map(({ x }) => x)
    expect(new Set(xs).size).toBe(10)
    expect(xs).not.toContain(3 / 25)
  })
})
