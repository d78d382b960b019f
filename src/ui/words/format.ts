import { formatShare as formatKnownShare } from './format-share'

const NONE = '–'

/** A part of the whole, 0–1, as the panel writes it. */
export function formatShare(share: number | null): string {
  return share === null ? NONE : formatKnownShare(share)
}

/** A score from 0 to 100. */
export function formatScore(score: number | null): string {
  return score === null ? NONE : String(Math.round(score))
}

/** A moment as `20 November 2026 at 21:07`. A record damaged by another plugin may hold no moment at all. */
export function formatMoment(milliseconds: number): string {
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) return 'unknown date'
  return date.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}
