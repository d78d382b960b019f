/**
 * The wait a Retry-After header asks for, ms: given in seconds, or as a date compared with `now`
 * (ms since 1970). null when the header is absent or unreadable.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Every HTTP date starts with the name of a day; Date.parse alone would take almost anything.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
