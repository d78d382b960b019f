import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTimeline, frameAt } from '../../../../src/ui/video/map/timeline'

const frames = (...seconds: number[]): { seconds: number }[] =>
  seconds.map((value) => ({ seconds: value }))

describe('the times of a map', () => {
  it('are its own when they fit the video', () => {
    const { starts, stretched } = createTimeline(frames(0.5, 0.25, 0.25), 1.02)
    expect(starts).toEqual([0, 0.5, 0.75])
    expect(stretched).toBe(false)
  })

  it('are stretched to a video of another length, and say so', () => {
    const { starts, seconds, stretched } = createTimeline(frames(1, 1), 10)
    expect({ starts, seconds, stretched }).toEqual({ starts: [0, 5], seconds: 10, stretched: true })
  })

  it('are spread over the video where the file gives none', () => {
    const { starts } = createTimeline(frames(0, 0, 0, 0), 8)
    expect(starts.map((start) => Number(start.toFixed(6)))).toEqual([0, 2, 4, 6])
  })

  it('are a tenth of a second each where there is no video either', () => {
    const { starts, seconds } = createTimeline(frames(0, 0), null)
    expect(starts).toEqual([0, 0.1])
    expect(seconds).toBeCloseTo(0.2)
  })

  it('show at every moment the last frame that has begun', () => {
    const delay = fc.integer({ min: 0, max: 2000 }).map((milliseconds) => milliseconds / 1000)
    fc.assert(
      fc.property(
        fc.array(delay, { minLength: 1, maxLength: 40 }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        fc.option(fc.double({ min: 0.1, max: 60, noNaN: true })),
        (delays, time, video) => {
          const { starts } = createTimeline(frames(...delays), video)
          const shown = frameAt(starts, time)
          expect(starts[shown]!).toBeLessThanOrEqual(time)
          if (shown + 1 < starts.length) expect(starts[shown + 1]!).toBeGreaterThan(time)
        }
      )
    )
  })
})
