import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFrames } from '../../../src/engine/videos/analyse-video'

const seconds = fc.double({ min: 0.001, max: 60, noNaN: true })

describe('planFrames', () => {
  it('looks ten times a second, in the middle of each tenth', () => {
    expect(planFrames(0.35)).toEqual([
      { time: 0.05, milliseconds: 100 },
      { time: 0.15, milliseconds: 100 },
      { time: 0.25, milliseconds: 100 },
      { time: 0.325, milliseconds: 50 }
    ])
  })

  it('looks at no more than 300 moments, however long the video', () => {
    expect(planFrames(30)).toHaveLength(300)
    const longest = planFrames(60)
    expect(longest).toHaveLength(300)
    expect(longest[1]).toEqual({ time: 0.3, milliseconds: 200 })
  })

  it('lasts as long as the video, with rising moments inside of it', () => {
    fc.assert(
      fc.property(seconds, (length) => {
        const plan = planFrames(length)
        const total = plan.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
        expect(Math.abs(total - length * 1000)).toBeLessThanOrEqual(1)
        expect(plan.length).toBeLessThanOrEqual(300)
        let end = 0
        for (const { time, milliseconds } of plan) {
          expect(milliseconds).toBeGreaterThan(0)
          expect(time).toBeGreaterThan(end / 1000)
          end += milliseconds
          expect(time).toBeLessThan(end / 1000)
        }
      })
    )
  })
})
