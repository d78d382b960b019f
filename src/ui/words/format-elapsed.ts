/** Seconds as 0:07 or 12:30. */
export function formatElapsed(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long ago, in the words of a list: “just now”, “5 min ago”, or the date. */
export function formatAge(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return new Date(then).toLocaleDateString(undefined, { dateStyle: 'medium' })
}
