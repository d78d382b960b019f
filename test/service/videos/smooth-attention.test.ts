import { describe, expect, it } from 'vitest'
import { createSmoother } from '../../../src/service/videos/run-video'

const at = (cell: number) => ({
  width: 3,
  height: 1,
  attention: Float32Array.from({ length: 3 }, (_, i) => (i === cell ? 1 : 0))
})

describe('createSmoother', () => {
  it('leaves the first frame, and what does not change, as they are', () => {
    const smooth = createSmoother()
    expect(smooth(at(0), 100)).toEqual(at(0))
    expect([...smooth(at(0), 100).attention]).toEqual([1, 0, 0])
  })

  it('follows a jump in a fixation’s time, and stays a density on the way', () => {
    const smooth = createSmoother()
    smooth(at(0), 100)
    const shares = [1, 2, 3, 4].map(() => {
      const { attention } = smooth(at(2), 100)
      expect(attention.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5)
      return attention[2]!
    })
    expect(shares[0]).toBeCloseTo(1 - Math.exp(-100 / 150), 5)
    expect(shares[2]).toBeGreaterThan(0.85)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('goes by time, not by frames', () => {
    const [slow, fast] = [createSmoother(), createSmoother()]
    slow(at(0), 200)
    fast(at(0), 100)
    fast(at(1), 100)
    const after = fast(at(1), 100).attention
    for (const [i, value] of slow(at(1), 200).attention.entries()) {
      expect(value).toBeCloseTo(after[i]!, 5)
    }
  })
})
