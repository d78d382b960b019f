/** Seconds as 0:02.5. */
export function formatTime(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest < 10 ? '0' : ''}${rest.toFixed(1)}`
}

/** Bytes as 340 kB or 3.4 MB, in thousands and millions as the limit is. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
