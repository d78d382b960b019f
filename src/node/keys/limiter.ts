import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { findKey, type Limits, type NamedKey } from './key-ring'
import { declaredLength, type Gate } from '../../service'
import { COUNTER_PREFIX } from '../redis/keys'

/** Counts requests and bytes of keys, within a minute of the first. */
interface Limiter {
  /** Counts a request of `bytes`. Resolves to a refusal, or null when it is within the limits. */
  take: (name: string, limits: Limits, bytes: number) => Promise<Refusal | null>
}

interface Refusal {
  retryAfterSeconds: number
  message: string
}

/** An ioredis client. */
type RedisClient = object

const WINDOW_SECONDS = 60

/**
 * Counts in this process; with a Redis client, for all processes that share that Redis. While Redis cannot be reached,
 * each counts by itself.
 */
export function createLimiter(redis?: RedisClient): Limiter {
  const requests = counter('requests', redis)
  const bytes = counter('bytes', redis)
  return {
    async take(name, limits, length) {
      if (limits.requests !== undefined) {
        const { consumedPoints, msBeforeNext } = await requests.consume(name)
        if (consumedPoints > limits.requests) {
          return refusal(`made its ${limits.requests} requests of this minute`, msBeforeNext)
        }
      }
      if (limits.bytes === undefined || length === 0) return null
      const { consumedPoints, msBeforeNext } = await bytes.consume(name, length)
      if (consumedPoints <= limits.bytes) return null
      // Rejected requests are not counted.
      await bytes.reward(name, length)
      return refusal(`sent its ${limits.bytes} bytes of this minute`, msBeforeNext)
    }
  }
}

/** A counter without a limit: each key has its own. */
function counter(what: string, redis: RedisClient | undefined) {
  const keyPrefix = `${COUNTER_PREFIX}:${what}`
  const options = { keyPrefix, points: Number.MAX_SAFE_INTEGER, duration: WINDOW_SECONDS }
  const here = new RateLimiterMemory(options)
  if (redis === undefined) return here
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: here
  })
}

function refusal(what: string, ms: RateLimiterRes['msBeforeNext']): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000))
  return {
    retryAfterSeconds,
    message: `This key has ${what}. Nothing of this request was done. Send it again in ${retryAfterSeconds} s.`
  }
}

/** The most bytes that one request counts for: more than any body that is read, and safe to add up. */
const MOST_BYTES = 2 ** 32

/** Assumed length of a body without Content-Length, bytes: a picture of 5 MB in base64, and some JSON. */
const UNDECLARED_BYTES = 10 * 1024 * 1024

/** Admits requests with one of the current keys, within its own limits or those of all keys. */
export function createGate(
  keys: () => readonly NamedKey[],
  limiter: Limiter,
  limitsOfAll: Limits = {}
): Gate {
  return async (given, request) => {
    const key = findKey(keys(), given)
    if (key === undefined) return 'unknown'
    const { requests = limitsOfAll.requests, bytes = limitsOfAll.bytes } = key.limits
    const refusal = await limiter.take(key.name, { requests, bytes }, lengthOf(request))
    return refusal ?? 'open'
  }
}

function lengthOf(request: Request): number {
  const undeclared = request.headers.has('transfer-encoding') ? UNDECLARED_BYTES : 0
  return Math.min(declaredLength(request) ?? undeclared, MOST_BYTES)
}
