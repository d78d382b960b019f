/** A time as day and minute, such as “12 Mar, 14:05”, in the designer's own time zone. */
export function formatDay(time: number): string {
  return new Date(time).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit'
  })
}
