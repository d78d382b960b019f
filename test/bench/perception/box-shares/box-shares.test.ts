import { describe, expect, it } from 'vitest'
import { agreement, meanAgreement } from './agreement'
import { shareOfMap, shareOfSpots } from './shares'

const PAGE = { width: 100, height: 50 }
/** Two cells side by side, a quarter of the map on the left. */
const MAP = { width: 2, height: 1, data: Float32Array.of(1, 3) }

describe('the share of a box', () => {
  it('is what of the map lies in it, whatever the map adds up to', () => {
    expect(shareOfMap(MAP, { x: 0, y: 0, width: 50, height: 50 }, PAGE)).toBe(0.25)
    expect(shareOfMap(MAP, { x: 0, y: 0, width: 100, height: 50 }, PAGE)).toBe(1)
  })

  it('takes a part of the cells that the box cuts', () => {
    expect(shareOfMap(MAP, { x: 25, y: 0, width: 50, height: 25 }, PAGE)).toBe(0.25)
  })

  it('of people is the part of their looks inside', () => {
    const looks = [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.5 },
      { x: 0.9, y: 0.9 }
    ]
    expect(shareOfSpots(looks, { x: 50, y: 25, width: 10, height: 10 }, PAGE)).toBe(1 / 3)
    expect(shareOfSpots(looks, { x: 0, y: 0, width: 50, height: 25 }, PAGE)).toBe(1 / 3)
  })
})

describe('how shares agree with people', () => {
  const people = [0.5, 0.2, 0.1, 0.05]
  const alike = [1, 1, 1, 1]

  it('is perfect for the same order and proportions', () => {
    const { pearson, spearman, pull, ...ranks } = agreement([1, 0.4, 0.2, 0.1], people, alike)
    for (const correlation of [pearson, spearman, pull]) expect(correlation).toBeCloseTo(1, 9)
    expect(ranks).toEqual({ first: 1, amongThree: 1 })
  })

  it('asks where the most looked-at box stands', () => {
    const third = agreement([0.2, 0.4, 0.3, 0.1], people, alike)
    expect([third.first, third.amongThree]).toEqual([0, 1])
    const last = agreement([0.1, 0.4, 0.3, 0.2], people, alike)
    expect([last.first, last.amongThree]).toEqual([0, 0])
  })

  it('of pull leaves out what boxes get for being large', () => {
    const areas = [10, 4, 2, 1]
    // In proportion to area, so the pull of all is the same.
    const bySize = agreement(areas, people, areas)
    expect(bySize.pearson).toBeCloseTo(1, 3)
    expect(bySize.pull).toBe(0)
  })

  it('is averaged over pictures', () => {
    const one = { pearson: 1, spearman: 0.5, pull: 0, first: 1, amongThree: 1 }
    const other = { pearson: 0, spearman: 0, pull: 1, first: 0, amongThree: 1 }
    expect(meanAgreement([one, other])).toEqual({
      pearson: 0.5,
      spearman: 0.25,
      pull: 0.5,
      first: 0.5,
      amongThree: 1
    })
  })
})
