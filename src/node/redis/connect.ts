import { Redis } from 'ioredis'
import { ServiceError } from '../../service'

/** Timeout for connecting to Redis and for each answer, ms. */
const PATIENCE_MS = 5_000

/** Longest pause between two attempts to reconnect to Redis, ms. */
const LONGEST_PAUSE_MS = 1_000

/**
 * Connects to Redis. While the connection is lost, commands fail at once; it reconnects by itself. Rejects with a
 * sentence when Redis cannot be reached now.
 */
export async function connect(url: string): Promise<Redis> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A Redis that is loading its data says so in each answer, which `asked` treats like one that is away.
    enableReadyCheck: false,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS)
  })
  let reason: unknown
  // Commands reject; this only stops an unhandled 'error', which would end the process.
  client.on('error', (error) => (reason = error))
  try {
    await client.connect()
    // ioredis goes on with the first database where it cannot have the named one.
    await client.select(client.options.db ?? 0)
    return client
  } catch (error) {
    client.disconnect()
    throw unusable(url, reason ?? error)
  }
}

/** The error, in a sentence without user and password, for a Redis that cannot be used at the start. */
export function unusable(url: string, cause: unknown): Error {
  return new Error(`Redis at ${addressOf(url)} cannot be used: ${inWords(cause)}`, { cause })
}

/** A copy of a connection for BullMQ's workers, whose commands wait for Redis to come back. */
export function patientCopy(client: Redis): Redis {
  const copy = client.duplicate({
    lazyConnect: false,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    // Its workers wait without limit while there are no jobs.
    commandTimeout: undefined
  })
  copy.on('error', () => undefined)
  return copy
}

/** Host and port, without user and password. */
export function addressOf(url: string): string {
  return new URL(url).host
}

/** Redis has no memory left. */
const FULL = /\bOOM\b/

/** Redis cannot serve now: it is starting, is no longer the master, or cannot write its disk. */
const NOT_NOW = /^(LOADING|READONLY|MASTERDOWN|NOREPLICAS|MISCONF|BUSY|CLUSTERDOWN)\b/

/** ioredis' messages while Redis is away, besides socket errors, which have a code. */
const AWAY =
  /Connection is closed|Stream isn't writeable|Command timed out|connection close|max retries per request/

/** Whether a command that failed may have been carried out, now or later: it left, and no answer came. */
export function mayHaveActed(error: unknown): boolean {
  if (!(error instanceof Error) || !isAbsence(error)) return false
  return !error.message.includes("Stream isn't writeable") && !NOT_NOW.test(error.message)
}

/** Whether an error means that Redis cannot be reached or used now. */
export function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined || AWAY.test(error.message) || NOT_NOW.test(error.message)
}

/** Settles like a command to Redis, with a store's errors in place of Redis' own. */
export async function asked<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch (error) {
    if (error instanceof Error && FULL.test(error.message)) throw new ServiceError('no_space')
    if (isAbsence(error))
      throw new ServiceError('store_unavailable', 'Redis cannot be reached.', { cause: error })
    throw error
  }
}

/** Reports when a connection is lost, and when it is back. */
export function watchConnection(redis: Redis, tell: (sentence: string) => void): void {
  let isAway = false
  redis.on('reconnecting', () => {
    if (!isAway) tell('Redis cannot be reached. It is waited for.')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) tell('Redis is back.')
    isAway = false
  })
}

function inWords(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS.find(([known]) => known.test(`${code} ${message}`.trim()))?.[1] ?? message
}

/** Reasons by the code of a socket's error or the words of Redis' answer. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED/, 'nothing listens there.'],
  [/^ENOTFOUND/, 'there is no such host.'],
  [/^ETIMEDOUT|^Command timed out/, 'it does not answer.'],
  [/^READONLY/, 'it is a read-only replica. Name its primary.'],
  [/^(CLUSTERDOWN|CROSSSLOT|MOVED)/, 'it belongs to a cluster. Name one that stands alone.'],
  [FULL, 'it has no memory left.'],
  [/^(NOAUTH|WRONGPASS)|invalid password/, 'it refuses the user or the password.'],
  [/DB index is out of range/, 'it has no database of that number.']
]
