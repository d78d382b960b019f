import { describe, expect, it } from 'vitest'
import { oneAhead } from '../../../src/engine/videos/one-ahead'

const never = new AbortController().signal

describe('oneAhead', () => {
  it('gives all results in order, with one step under way and never two', async () => {
    const begun: number[] = []
    const got: number[] = []
    const step = (item: number): Promise<number> => {
      begun.push(item)
      return Promise.resolve(item * 10)
    }
    for await (const result of oneAhead([1, 2, 3, 4], step, never)) {
      got.push(result)
      expect(begun).toHaveLength(Math.min(4, got.length + 1))
    }
    expect(got).toEqual([10, 20, 30, 40])
  })

  it('fails where a step fails, after the results before it', async () => {
    const got: number[] = []
    const step = (item: number): Promise<number> =>
      item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve(item)
    await expect(async () => {
      for await (const result of oneAhead([1, 2, 3], step, never)) got.push(result)
    }).rejects.toThrow('broken')
    expect(got).toEqual([1])
  })

  it('reports no failure of a step that no caller waits for any more', async () => {
    const step = (item: number): Promise<number> =>
      item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve(item)
    for await (const result of oneAhead([1, 2, 3], step, never)) {
      expect(result).toBe(1)
      break
    }
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setImmediate(resolve))
  })

  it('ends as soon as it is aborted, however long a step takes, and begins no other', async () => {
    const controller = new AbortController()
    const begun: number[] = []
    const step = (item: number): Promise<number> => {
      begun.push(item)
      return item === 2 ? new Promise(() => undefined) : Promise.resolve(item)
    }
    await expect(async () => {
      for await (const result of oneAhead([1, 2, 3], step, controller.signal)) {
        expect(result).toBe(1)
        queueMicrotask(() => controller.abort(new Error('cancelled')))
      }
    }).rejects.toThrow('cancelled')
    expect(begun).toEqual([1, 2])
  })

  it('is nothing of nothing', async () => {
    const all = oneAhead([], () => Promise.resolve(1), never)
    expect(await all.next()).toEqual({ done: true, value: undefined })
  })
})
