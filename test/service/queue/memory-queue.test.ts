import { describe, expect, it, vi } from 'vitest'
import type { AdId, ScreenshotId, VideoId } from '../../../src/interface'
import { memoryQueue } from '../../../src/service/queue/memory-queue'
import { MOST_UNFINISHED, type Task } from '../../../src/service/queue/queue'
import { ByteBudget } from '../../../src/service/queue/byte-budget'

const { signal } = new AbortController()
const ad = (id: string): Task => ({ kind: 'ad', id: id as AdId, input: 'input.png' })
const video = (id: string): Task => ({ kind: 'video', id: id as VideoId })
const page = (id: string): Task => ({
  kind: 'page',
  id: id as ScreenshotId,
  medium: 'desktopWeb',
  predictions: ['attention'],
  page: { url: 'https://example.com', medium: 'desktopWeb', removeCookieBanner: false }
})

/** A queue whose tasks end when the test says so. */
function manualQueue(picturesAtOnce = 1) {
  const begun: string[] = []
  const ends = new Map<string, (fault?: Error) => void>()
  const report = vi.fn()
  const run = ({ id }: Task): Promise<void> => {
    begun.push(id)
    return new Promise((resolve, reject) => {
      ends.set(id, (fault) => (fault ? reject(fault) : resolve()))
    })
  }
  const queue = memoryQueue(run, picturesAtOnce, report)
  const end = (id: string, fault?: Error) => ends.get(id)!(fault)
  return { begun, end, queue, report }
}

describe('the tasks of a process', () => {
  it('begin after those that wait for their promise have heard of it', async () => {
    const { begun, queue } = manualQueue()
    await queue.add(ad('a'), { signal })
    expect(begun).toEqual([])
    await expect.poll(() => begun).toEqual(['a'])
  })

  it('go on behind one that rejects, which is reported and leaves its place', async () => {
    const { begun, end, queue, report } = manualQueue()
    const budget = new ByteBudget(1)
    await queue.add(ad('a'), { signal, reservation: budget.reserve(1)! })
    await queue.add(ad('b'), { signal })
    await expect.poll(() => begun).toEqual(['a'])
    expect(budget.reserve(1)).toBeNull()
    const fault = new Error('broken')
    end('a', fault)
    await expect.poll(() => begun).toEqual(['a', 'b'])
    expect(report.mock.calls).toEqual([[fault]])
    expect(budget.reserve(1)).not.toBeNull()
  })

  it('of pictures, pages and videos do not wait for one another: two pages run, one video', async () => {
    const { begun, queue } = manualQueue()
    for (const id of ['p1', 'p2', 'p3']) await queue.add(page(id), { signal })
    for (const id of ['v1', 'v2']) await queue.add(video(id), { signal })
    for (const id of ['a1', 'a2']) await queue.add(ad(id), { signal })
    await expect.poll(() => begun.sort()).toEqual(['a1', 'p1', 'p2', 'v1'])
  })

  it.each([
    ['pages', page],
    ['videos', video]
  ] as const)('are too many when so many %s are unfinished', async (lane, taskOf) => {
    const { begun, end, queue } = manualQueue()
    for (let i = 0; i < MOST_UNFINISHED[lane]; i++) {
      expect(await queue.isFull(lane)).toBe(false)
      await queue.add(taskOf(String(i)), { signal })
    }
    expect(await queue.isFull(lane)).toBe(true)
    await expect.poll(() => begun).toContain('0')
    end('0')
    await expect.poll(() => queue.isFull(lane)).toBe(false)
  })
})
