import { Redis } from 'ioredis'
import { ServiceError } from '../../service'

/** How long Redis may take to be reached, and for an answer, ms. */
const PATIENCE_MS = 5_000

/** The longest time between two tries to reach Redis again, ms. */
const LONGEST_PAUSE_MS = 1_000

/**
 * A connection to Redis that fails at once while there is none, and comes back by itself. Rejects, with a sentence,
 * when Redis cannot be reached now.
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
    await client.ping()
    return client
  } catch (error) {
    client.disconnect()
    throw new Error(`Redis at ${addressOf(url)} cannot be used: ${inWords(reason ?? error)}`, {
      cause: error
    })
  }
}

/** A copy of a connection for BullMQ's workers, whose commands wait for Redis to come back. */
export function patientCopy(client: Redis): Redis {
  const copy = client.duplicate({
    lazyConnect: false,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    // Its workers wait for works as long as there are none.
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

/** Whether an error means that Redis cannot be reached or used now. */
export function isAbsence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined || AWAY.test(error.message) || NOT_NOW.test(error.message)
}

/** Settles as a command to Redis does, with a store's failures in place of Redis' own. */
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
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}

const REASONS: Partial<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there.',
  ENOTFOUND: 'there is no such host.',
  ETIMEDOUT: 'it does not answer.'
}
