import { describe, expect, it } from 'vitest'
import type { PageRequest } from '../../../src/service'
import { CaptureQueue } from '../../../src/service/pages/capture-queue'
import { nextTask } from '../../../src/service/run/next-task'

const page = (url: string): PageRequest => ({
  url,
  medium: 'desktopWeb',
  removeCookieBanner: false
})

/** A capture that ends when the test says so. */
function manualCapture() {
  const open = new Map<string, { finish: () => void; fail: () => void }>()
  const capture = ({ url }: PageRequest): Promise<Uint8Array<ArrayBuffer>> =>
    new Promise((resolve, reject) => {
      const end = (how: () => void) => () => {
        open.delete(url)
        how()
      }
      open.set(url, {
        finish: end(() => resolve(new Uint8Array())),
        fail: end(() => reject(new Error('Failed')))
      })
    })
  return { open, capture }
}

describe('captures of pages', () => {
  it('run two at a time, in the order they came, whether they succeed or fail', async () => {
    const { open, capture } = manualCapture()
    const queue = new CaptureQueue(capture)
    const all = ['a', 'b', 'c', 'd'].map((url) => queue.take(page(url)))
    await nextTask()
    expect([...open.keys()]).toEqual(['a', 'b'])
    open.get('b')!.fail()
    await expect(all[1]).rejects.toThrow('Failed')
    await nextTask()
    expect([...open.keys()]).toEqual(['a', 'c'])
    open.get('a')!.finish()
    await all[0]
    await nextTask()
    expect([...open.keys()]).toEqual(['c', 'd'])
    open.get('c')!.finish()
    open.get('d')!.finish()
    await Promise.all([all[2], all[3]])
  })

  it('are full when many wait, and not while they run', async () => {
    const { open, capture } = manualCapture()
    const queue = new CaptureQueue(capture)
    const all = Array.from({ length: 34 }, (_, i) => {
      expect(queue.isFull).toBe(false)
      return queue.take(page(String(i)))
    })
    expect(queue.isFull).toBe(true)
    await nextTask()
    while (open.size > 0) {
      for (const { finish } of [...open.values()]) finish()
      await nextTask()
      await nextTask()
    }
    await Promise.all(all)
    expect(queue.isFull).toBe(false)
  })

  it('fail where there is no browser, and say what they need', async () => {
    await expect(new CaptureQueue().take(page('a'))).rejects.toMatchObject({
      code: 'page_capture_unavailable'
    })
  })
})
