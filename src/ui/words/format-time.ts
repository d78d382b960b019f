import { locale } from '../../language'
import { formatFixed } from './format-numbers'
import { words } from './words'

/** Seconds as 0:02.5. */
export function formatTime(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${formatFixed(rest, 1)}`
}

/** Seconds as 0:07 or 12:30. */
export function formatElapsed(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long ago, in the words of a list: “just now”, “5 min ago”, or the date. */
export function formatAge(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000)
  if (minutes < 1) return words().justNow
  const ago = new Intl.RelativeTimeFormat(locale(), { style: 'short' })
  if (minutes < 60) return ago.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return ago.format(-hours, 'hour')
  return new Date(then).toLocaleDateString(locale(), { dateStyle: 'medium' })
}

/** A time as day and minute, such as “12 Mar, 14:05”, in the designer's own time zone. */
export function formatDay(time: number): string {
  return new Date(time).toLocaleString(locale(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit'
  })
}

/** A moment as `20 November 2026 at 21:07`. A record damaged by another plugin may hold no moment at all. */
export function formatMoment(milliseconds: number): string {
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) return words().unknownDate
  return date.toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' })
}
