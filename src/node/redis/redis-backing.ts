import type { Redis } from 'ioredis'
import { randomBytes } from 'node:crypto'
import { type Backing, SECRET_BYTES } from '../../service'
import type { NodeVideos } from '../videos/node-videos'
import { connect, unusable } from './connect'
import { key } from './keys'
import { redisQueue, type RedisQueue } from './redis-queue'
import { RedisStore } from './redis-store'
import { RedisUploads } from './redis-uploads'

export interface RedisBacking extends Backing {
  redis: Redis
  queue: RedisQueue
  close: () => Promise<void>
}

interface BackingOptions {
  clock?: () => number
  /** Opens videos; null in a process that only answers. */
  videos?: NodeVideos | null
}

/** All of a service in Redis, for any number of processes. Rejects as `connect` does, also where nothing can be written. */
export async function redisBacking(
  url: string,
  { clock = Date.now, videos = null }: BackingOptions = {}
): Promise<RedisBacking> {
  const redis = await connect(url)
  const secret = await sharedSecret(redis).catch((error: unknown) => {
    redis.disconnect()
    throw unusable(url, error)
  })
  const queue = redisQueue(redis)
  return {
    redis,
    store: new RedisStore(redis, clock),
    uploads: new RedisUploads(redis, { clock, videos }),
    queue,
    secret,
    async close() {
      await queue.close()
      redis.disconnect()
    }
  }
}

/**
 * The secret for signing links: the first server makes it. Servers put it back into a Redis that has lost it, so that
 * later ones sign with the same.
 */
async function sharedSecret(redis: Redis): Promise<Uint8Array> {
  await redis.set(key.secret, randomBytes(SECRET_BYTES), 'NX')
  // With a second key, which a cluster refuses.
  const [secret] = await redis.mgetBuffer(key.secret, key.waiting)
  if (secret?.length !== SECRET_BYTES) throw new Error('Redis keeps no secret for links.')
  redis.on('ready', () => {
    // The next request reports any failure.
    redis.set(key.secret, secret, 'NX').catch(() => undefined)
  })
  return secret
}
