import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../../src/client'
import type { FrameSteps } from '../../../src/ui/provider/provider'
import { serviceFrames } from '../../../src/ui/provider/service-frames'
import { sampleThumbnail } from '../../support/sample-thumbnail'
import { samplePng } from '../support/sample-png'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const PICTURE = {
  width: 64,
  height: 48,
  scale: 1,
  bytes: 9,
  hash: 'ab',
  thumbnail: sampleThumbnail
}

it.each([
  ['says nothing', {}, [10_000, 30_000, 70_000]],
  ['names a time', { 'retry-after': '7' }, [7_000, 14_000, 21_000]],
  ['wants hours', { 'retry-after': '7200' }, [60_000, 120_000, 180_000]]
] as const)(
  'a frame among others is sent to a busy service four times at most, each after the time it asks for: one that %s',
  async (_, headers, expected) => {
    const sent: number[] = []
    const held: number[] = []
    const client = createClient({
      baseUrl: 'https://api.example.com/v2',
      key: 'a-key',
      fetch: () => {
        sent.push(Date.now())
        return Promise.resolve(Response.json({ error: {} }, { status: 429, headers }))
      }
    })
    const steps: FrameSteps = {
      id: 'run',
      alone: false,
      signal: new AbortController().signal,
      now: Date.now,
      enter: () => undefined,
      progress: () => undefined,
      held: (until) => void held.push(until),
      send: async (_facts, create) => {
        await create()
        throw new Error('It was never accepted.')
      }
    }
    const frame = {
      title: 'Landing',
      png: samplePng(64, 48),
      medium: 'generic' as const,
      veil: 'dark' as const
    }
    const ended = expect(
      serviceFrames(client).start(steps, {
        ...{ ...frame, predictions: ['attention'], tree: Promise.resolve(null) },
        picture: Promise.resolve(PICTURE)
      })
    ).rejects.toMatchObject({ code: 'rate_limited' })
    await vi.advanceTimersByTimeAsync(300_000)
    await ended
    expect(held).toEqual(expected)
    expect(sent).toEqual([0, ...expected])
  }
)
