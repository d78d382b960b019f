import { formatShare as formatKnownShare } from '../../layers/format-share'

const NONE = '–'

/** A part of the whole, 0–1, as the panel writes it. */
export function formatShare(share: number | null): string {
  return share === null ? NONE : formatKnownShare(share)
}

/** A score from 0 to 100. */
export function formatScore(score: number | null): string {
  return score === null ? NONE : String(Math.round(score))
}

/** How two whole numbers differ, with a sign; empty where one of them is missing. */
export function formatDelta(now: number | null, base: number | null): string {
  if (now === null || base === null) return ''
  const delta = Math.round(now - base)
  if (delta === 0) return '±0'
  return `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`
}

/** How two shares (0–1) differ, in percentage points. */
export function formatShareDelta(now: number | null, base: number | null): string {
  const percent = (share: number | null): number | null => (share === null ? null : share * 100)
  const delta = formatDelta(percent(now), percent(base))
  return delta === '' ? '' : `${delta} points`
}

/** A moment as `20 November 2026 at 21:07`. A record damaged by another plugin may hold no moment at all. */
export function formatMoment(milliseconds: number): string {
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) return 'unknown date'
  return date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
