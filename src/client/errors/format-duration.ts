import { words } from './words'

/** Milliseconds in words, rounded up: `1 second`, `45 seconds`, `10 minutes`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds < 120 ? words().seconds(seconds) : words().minutes(Math.ceil(seconds / 60))
}
