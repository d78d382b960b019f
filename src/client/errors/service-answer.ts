import { words } from './words'

/** A refusal by the service, read from one of its three error shapes and made safe to show. */
export interface ServiceAnswer {
  /** HTTP status. */
  status: number
  /** The service's code, or the generation endpoints' `msg` where it is one; null when it gave none. */
  code: string | null
  /** The service's own words, shortened and without the key; empty when it gave none. */
  text: string
  /** How long the service asks to be left alone, ms; null when it does not say. */
  retryAfterMs: number | null
}

/** The end of a sentence with the service's own words and code, as far as it gave any. */
export function quoted(answer: Pick<ServiceAnswer, 'code' | 'text'>): string {
  const text = answer.text.replace(/[.!?]+$/, '')
  const code = answer.code === null || answer.code === text ? '' : ` (${answer.code})`
  return text === '' ? `${code}.` : `: ${text}${code}.`
}

/** Milliseconds in words, rounded up: `1 second`, `45 seconds`, `10 minutes`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds < 120 ? words().seconds(seconds) : words().minutes(Math.ceil(seconds / 60))
}
