import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Reads a command line by node:util's rules. Throws UsageError. */
export function readOptions<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A command line that cannot be understood; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The option of commands that share what they keep with others. */
export const REDIS_OPTION = { type: 'string' } as const

/** Reads what stands after --redis; undefined when it is left out. It may hold a password: no message repeats it. */
export function readRedis(url: string | undefined): string | undefined {
  if (url === undefined || /^rediss?:\/\/[^/?#]+/.test(url)) return url
  throw new UsageError('--redis must be an address such as redis://127.0.0.1:6379.')
}

/** Beyond any machine's cores; each takes memory of its own. */
const MOST_THREADS = 256

/** Reads what stands after an option that takes a number. Throws UsageError. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`)
}

/** Reads what stands after --threads; undefined when it is left out. */
export function readThreads(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--threads', text, 1, MOST_THREADS)
}
