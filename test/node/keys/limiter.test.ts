import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLimiter } from '../../../src/node/keys/limiter'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('each key has its requests of a minute, and then waits for the rest of it', async () => {
  const limiter = createLimiter()
  const limits = { requests: 2 }
  expect(await limiter.take('anna', limits, 0)).toBeNull()
  vi.advanceTimersByTime(20_000)
  expect(await limiter.take('anna', limits, 0)).toBeNull()
  expect(await limiter.take('anna', limits, 0)).toEqual({
    retryAfterSeconds: 40,
    message:
      'This key has made its 2 requests of this minute. Nothing of this request was done. Send it again in 40 s.'
  })
  expect(await limiter.take('ben', limits, 0)).toBeNull()
  vi.advanceTimersByTime(40_000)
  expect(await limiter.take('anna', limits, 0)).toBeNull()
})

it('bytes that are turned away do not count', async () => {
  const limiter = createLimiter()
  const limits = { bytes: 100 }
  expect(await limiter.take('anna', limits, 60)).toBeNull()
  const refusal = await limiter.take('anna', limits, 60)
  expect(refusal?.message).toContain('sent its 100 bytes of this minute')
  expect(await limiter.take('anna', limits, 40)).toBeNull()
  expect(await limiter.take('anna', limits, 1)).not.toBeNull()
})

it('what has no limit is not counted', async () => {
  const limiter = createLimiter()
  for (let i = 0; i < 1000; i++) expect(await limiter.take('anna', {}, 1e9)).toBeNull()
})

it('counts in this process while Redis cannot be reached', async () => {
  const limiter = createLimiter({ status: 'reconnecting', defineCommand: () => undefined })
  expect(await limiter.take('anna', { requests: 1 }, 0)).toBeNull()
  expect(await limiter.take('anna', { requests: 1 }, 0)).not.toBeNull()
})
