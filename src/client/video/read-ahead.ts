/** Bytes `from` up to `to` of a file; fewer at its end. */
export type ReadBytes = (from: number, to: number) => Promise<Uint8Array>

const WINDOW_BYTES = 65_536

/** Reads a file a window at a time, so that the many small headers of a video cost few reads. */
export function readAhead(file: Blob): ReadBytes {
  let start = 0
  let window = new Uint8Array()
  return async (from, to) => {
    if (from < start || Math.min(to, file.size) > start + window.length) {
      const end = Math.max(to, from + WINDOW_BYTES)
      window = new Uint8Array(await file.slice(from, end).arrayBuffer())
      start = from
    }
    return window.subarray(from - start, to - start)
  }
}
