/** Seconds as 0:02.5. */
export function formatTime(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`
}

/** Bytes as 3.4 MB, in millions as the limit is. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
