// Matroska's names for the file's body and for a stretch of it (RFC 9559, 5.1).
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const LONGEST_HEADER = 12

/**
 * Whether a Matroska file ends before its elements do. A recorder writes body and clusters without a
 * length (RFC 8794, 6.2): then their children are walked, headers alone. Rejects when the file itself
 * cannot be read.
 */
export async function isCutOff(file: Blob): Promise<boolean> {
  const read = readAhead(file)
  for (let at = 0; at < file.size;) {
    const element = readHeader(await read(at, at + LONGEST_HEADER))
    if (element === null) return true
    const { id, length, headerLength } = element
    at += headerLength
    if (length !== null) at += length
    else if (id !== SEGMENT && id !== CLUSTER) return true
    if (at > file.size) return true
    if (id === SEGMENT && length !== null) return false
  }
  return false
}

interface Element {
  id: number
  /** Bytes after the header; null when unknown. */
  length: number | null
  headerLength: number
}

/** An EBML element: its name, its length (RFC 8794, 5 and 6); null when it is cut off or none. */
function readHeader(bytes: Uint8Array): Element | null {
  const idLength = vintLength(bytes[0])
  const sizeLength = vintLength(bytes[idLength])
  if (idLength > 4 || sizeLength > 8 || idLength + sizeLength > bytes.length) return null
  // Without its marker: with it, a length of eight bytes would be past 2^53.
  const first = bytes[idLength]! & (0xff >> sizeLength)
  const rest = sizeLength - 1
  const length = first * 256 ** rest + readNumber(bytes, idLength + 1, rest)
  return {
    id: readNumber(bytes, 0, idLength),
    length: length === 2 ** (7 * sizeLength) - 1 ? null : length,
    headerLength: idLength + sizeLength
  }
}

/** The zeros before the first one say how many bytes follow; past 8 there is no number. */
function vintLength(first = 0): number {
  return Math.clz32(first) - 23
}

/** Exact up to 2^53, far beyond any file; a rounded number is beyond the file's end as well. */
function readNumber(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0)
}

/** Bytes `from` up to `to` of a file; fewer at its end. */
type ReadBytes = (from: number, to: number) => Promise<Uint8Array>

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
