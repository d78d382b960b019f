import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asked, connect } from '../../../src/node/redis/connect'
import { redisBacking } from '../../../src/node/redis/redis-backing'
import { RedisStore } from '../../../src/node/redis/redis-store'
import { describeStore } from '../../service/storage/describe-store'
import { HAS_REDIS, startRedis, type TestRedis, WITH_REDIS } from '../../support/redis'

const HOUR = 60 * 60 * 1000

describe.skipIf(!HAS_REDIS)(`a store, ${WITH_REDIS}`, () => {
  let server: TestRedis
  let redis: Redis
  beforeAll(async () => {
    server = await startRedis()
    redis = await connect(server.url)
  })
  afterAll(async () => {
    redis.disconnect()
    await server.stop()
  })

  describeStore('in Redis', async (clock) => {
    await redis.flushall()
    return { store: new RedisStore(redis, clock) }
  })

  it('has everything swept up by Redis itself, some time after it has expired', async () => {
    await redis.flushall()
    const store = new RedisStore(redis, () => 0)
    await store.putObjects('id', { picture: new Uint8Array(1) })
    await store.update('kind', 'id', () => ({ value: {}, expires: HOUR, objects: 'id' }))
    const lives = new Map<string, number>()
    for (const key of await redis.keys('*')) lives.set(key, await redis.pttl(key))
    const withLinks = HOUR + HOUR / 4
    expect([...lives.keys()].sort()).toEqual(
      ['gone:kind:id', 'objects:id', 'record:kind:id'].map((key) => `glance:1:${key}`)
    )
    for (const [key, ms] of lives) {
      const most = key.includes('gone') ? withLinks + 24 * HOUR : withLinks
      expect(ms).toBeGreaterThan(most - 60_000)
      expect(ms).toBeLessThanOrEqual(most)
    }
  })

  it('keeps no object longer because a request comes late with it', async () => {
    await redis.flushall()
    const store = new RedisStore(redis, () => 0)
    const put = () => store.putObjects('id', { picture: new Uint8Array(1) })
    await put()
    await store.update('kind', 'id', () => ({ value: {}, expires: HOUR, objects: 'id' }))
    await put()
    expect(await redis.pttl('glance:1:objects:id')).toBeLessThanOrEqual(HOUR + HOUR / 4)
  })

  it('says that a record was dropped which Redis has evicted before its time, and later that it has expired', async () => {
    let now = 0
    const store = new RedisStore(redis, () => now)
    await store.update('kind', 'evicted', () => ({ value: {}, expires: HOUR }))
    await redis.del('glance:1:record:kind:evicted')
    expect(await store.get('kind', 'evicted')).toBe('dropped')
    now = HOUR
    expect(await store.get('kind', 'evicted')).toBe('expired')
  })

  it('says that there is no room when Redis is full, and still lets go of what is dropped', async () => {
    const store = new RedisStore(redis, Date.now)
    const expires = Date.now() + HOUR
    const put = () => store.update('full', 'id', () => ({ value: {}, expires }))
    await store.putObjects('full', { picture: new Uint8Array(1) })
    await redis.config('SET', 'maxmemory', '1')
    await expect(put()).rejects.toMatchObject({ code: 'no_space' })
    await expect(store.putObjects('more', { picture: new Uint8Array(1) })).rejects.toMatchObject({
      code: 'no_space'
    })
    await expect(store.push('list', {}, 1)).rejects.toMatchObject({ code: 'no_space' })
    await store.dropObjects('full')
    expect(await store.getObject('full', 'picture')).toBeUndefined()
    await redis.config('SET', 'maxmemory', '0')
    expect(await put()).toBe(true)
  })

  it('is unavailable at once while Redis is away, and comes back by itself', async () => {
    const away = await startRedis()
    const other = await connect(away.url)
    const store = new RedisStore(other, Date.now)
    await away.kill()
    for (const ask of [() => store.ready(), () => store.get('kind', 'id')]) {
      await expect(ask()).rejects.toMatchObject({ code: 'store_unavailable' })
    }
    await away.restart()
    await expect.poll(() => store.ready().then(() => 'back')).toBe('back')
    other.disconnect()
    await away.stop()
  })

  it('takes nothing else for an absence', async () => {
    await redis.set('text', 'x')
    await expect(asked(redis.rpush('text', 'y'))).rejects.toThrow('WRONGTYPE')
  })
})

describe.skipIf(!HAS_REDIS)(`a Redis that takes nothing, ${WITH_REDIS}`, () => {
  it.each<[string, string[], string, string]>([
    ['replica', ['--replicaof', '127.0.0.1 1'], '', 'it is a read-only replica. Name its primary.'],
    [
      'part',
      ['--cluster-enabled', 'yes'],
      '',
      'it belongs to a cluster. Name one that stands alone.'
    ],
    ['full one', ['--maxmemory', '1'], '', 'it has no memory left.'],
    ['locked one', ['--requirepass', 'x'], '', 'it refuses the user or the password.'],
    ['locked one', ['--requirepass', 'x'], ':secret@', 'it refuses the user or the password.'],
    ['small one', ['--databases', '2'], '/7', 'it has no database of that number.']
  ])('is refused by its reason and left alone: a %s', async (_, settings, part, reason) => {
    const own = await startRedis(...settings)
    const { port } = own
    const url = part.startsWith('/') ? own.url + part : `redis://${part}127.0.0.1:${port}`
    await expect(redisBacking(url)).rejects.toThrow(
      `Redis at 127.0.0.1:${port} cannot be used: ${reason}`
    )
    await own.stop()
  })

  it('is refused where a cluster has all slots itself', { tags: ['thorough'] }, async () => {
    const own = await startRedis('--cluster-enabled', 'yes')
    const client = await connect(own.url)
    await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
    const state = (): Promise<unknown> => client.call('CLUSTER', 'INFO')
    await expect.poll(state).toContain('cluster_state:ok')
    await expect(redisBacking(own.url)).rejects.toThrow('it belongs to a cluster.')
    client.disconnect()
    await own.stop()
  })
})

describe('a Redis that cannot be used', () => {
  it.each([
    ['redis://:secret@127.0.0.1:1', 'Redis at 127.0.0.1:1 cannot be used: nothing listens there.'],
    [
      'redis://name.invalid:7000',
      'Redis at name.invalid:7000 cannot be used: there is no such host.'
    ]
  ])('is said in one sentence without its password: %s', async (url, sentence) => {
    await expect(connect(url)).rejects.toThrow(sentence)
  })
})
