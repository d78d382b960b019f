import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../../src/node/keys/key-ring'
import { createGate, createLimiter } from '../../../src/node/keys/limiter'
import { connect } from '../../../src/node/redis/connect'
import { HAS_REDIS, startRedis, WITH_REDIS } from '../../support/redis'

afterEach(() => vi.useRealTimers())

it('each key has its requests of a minute, and then waits for the rest of it', async () => {
  vi.useFakeTimers()
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

it('a length that no number can hold is more than is allowed, for that request alone', async () => {
  const keys = [{ name: 'anna', hash: hashOf('key'), limits: { bytes: 100 } }]
  const gate = createGate(() => keys, createLimiter())
  const sent = (length: string) =>
    gate('key', new Request('http://service/', { headers: { 'content-length': length } }))
  for (const length of ['9007199254740993', '9'.repeat(400), String(2 ** 53)])
    expect(await sent(length)).toMatchObject({ retryAfterSeconds: expect.any(Number) as number })
  expect(await sent('100')).toBe('open')
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

describe.runIf(HAS_REDIS)(WITH_REDIS, () => {
  it('servers that share a Redis count together, and each by itself once it is away', async () => {
    const redis = await startRedis()
    const clients = [await connect(redis.url), await connect(redis.url)]
    const [one, other] = clients.map((client) => createLimiter(client))
    const limits = { requests: 2 }
    expect(await one!.take('anna', limits, 0)).toBeNull()
    expect(await other!.take('anna', limits, 0)).toBeNull()
    const refusal = await one!.take('anna', limits, 0)
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(50)
    expect(await clients[0]!.keys('*')).toEqual(['glance:1:count:requests:anna'])
    const away = once(clients[0]!, 'close')
    await redis.kill()
    await away
    expect(await one!.take('anna', limits, 0)).toBeNull()
    for (const client of clients) client.disconnect()
    await redis.stop()
  })
})
