import { UsageError } from './usage-error'

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
