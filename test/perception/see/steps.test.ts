import { describe, expect, it } from 'vitest'
import { perceive, runInSlices, runToEnd } from '../../../src/perception'
import { noise } from '../pictures'

describe('running in slices', () => {
  const pixels = noise(60, 50)

  it('gives what a straight run gives', async () => {
    let pauses = 0
    const pause = () => {
      pauses++
      return Promise.resolve()
    }
    const sliced = await runInSlices(perceive(pixels, { medium: 'desktopWeb' }), {
      budgetMs: 8,
      pause
    })
    expect(sliced).toEqual(runToEnd(perceive(pixels, { medium: 'desktopWeb' })))
    expect(pauses).toBeGreaterThan(50)
  })

  it('works through its budget before it pauses', async () => {
    let clock = 0
    const steps = (function* () {
      for (let i = 0; i < 10; i++) {
        clock += 3
        yield
      }
      return 'done'
    })()
    const pausedAt: number[] = []
    const pause = () => {
      pausedAt.push(clock)
      return Promise.resolve()
    }
    await expect(runInSlices(steps, { budgetMs: 8, pause, now: () => clock })).resolves.toBe('done')
    expect(pausedAt).toEqual([9, 18, 27])
  })

  it('stops when the host will not go on, and lets the steps clean up', async () => {
    let cleaned = false
    const steps = (function* () {
      try {
        for (;;) yield
      } finally {
        cleaned = true
      }
    })()
    const pause = () => Promise.reject(new Error('cancelled'))
    await expect(runInSlices(steps, { budgetMs: 8, pause })).rejects.toThrow('cancelled')
    expect(cleaned).toBe(true)
  })

  it('ends with the error of a step that fails', async () => {
    const steps = (function* (): Generator<void, string, void> {
      yield
      throw new Error('broken')
    })()
    const slices = { budgetMs: 8, pause: () => Promise.resolve() }
    await expect(runInSlices(steps, slices)).rejects.toThrow('broken')
  })
})
