import { describe, expect, it } from 'vitest'
import type { Attention } from '../../src/perception'
import { smoothed } from '../../src/engine/engine-here'

const at = (cell: number): Attention => ({
  width: 3,
  height: 1,
  attention: Float32Array.from({ length: 3 }, (_, i) => (i === cell ? 1 : 0))
})

/** What frames come to one after another, each with where people look and how long it is shown. */
function follow(frames: readonly [cell: number, milliseconds: number][]): Attention[] {
  let before: Attention | null = null
  return frames.map(([cell, milliseconds]) => (before = smoothed(before, at(cell), milliseconds)))
}

describe('smoothed attention', () => {
  it('leaves the first frame, and what does not change, as they are', () => {
    const frames = follow([
      [0, 100],
      [0, 100]
    ])
    expect(frames.map(({ attention }) => [...attention])).toEqual([
      [1, 0, 0],
      [1, 0, 0]
    ])
  })

  it('follows a jump in a fixation’s time, and stays a density on the way', () => {
    const jump: [number, number] = [2, 100]
    const [, ...after] = follow([[0, 100], jump, jump, jump, jump])
    const shares = after.map(({ attention }) => {
      expect(attention.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5)
      return attention[2]!
    })
    expect(shares[0]).toBeCloseTo(1 - Math.exp(-100 / 150), 5)
    expect(shares[2]).toBeGreaterThan(0.85)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('goes by time, not by frames', () => {
    const slow = follow([
      [0, 200],
      [1, 200]
    ]).at(-1)!
    const fast = follow([
      [0, 100],
      [1, 100],
      [1, 100]
    ]).at(-1)!
    for (const [i, value] of slow.attention.entries()) {
      expect(value).toBeCloseTo(fast.attention[i]!, 5)
    }
  })
})
