import { GERMAN } from '../../engine/texts/german'
import { type Language, LANGUAGES, learn, speak } from '../../language'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Reads a command line by node:util's rules. Throws UsageError. */
export function readOptions<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A command line that is wrong; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The option of commands that share a store. */
export const REDIS_OPTION = { type: 'string' } as const

/** Reads the value of --redis; undefined when it is left out. It may hold a password: no message repeats it. */
export function readRedis(url: string | undefined): string | undefined {
  if (url === undefined || /^rediss?:\/\/[^/?#]+/.test(url)) return url
  throw new UsageError('--redis must be an address such as redis://127.0.0.1:6379.')
}

/** Beyond any machine's cores; each takes memory of its own. */
const MOST_THREADS = 256

/** Reads a number. Throws UsageError. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}.`)
}

/** Reads the value of --threads; undefined when it is left out. */
export function readThreads(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber('--threads', text, 1, MOST_THREADS)
}

/** The option of commands that write texts. */
export const LANGUAGE_OPTION = { type: 'string', default: 'en' } as const

/** Reads a value that is one of a few. Throws UsageError. */
export function oneOf<const T extends string>(
  option: string,
  text: string,
  ...allowed: readonly T[]
): T {
  const value = allowed.find((one) => one === text)
  if (value !== undefined) return value
  throw new UsageError(`${option} must be one of ${allowed.join(', ')}.`)
}

/** Reads the value of --language. Throws UsageError. */
export function readLanguage(name: string): Language {
  return oneOf('--language', name, ...LANGUAGES)
}

/** Sets the language of written texts. Commands themselves speak English. */
export function writeIn(language: Language): void {
  learn('de', GERMAN)
  speak({ value: language })
}
