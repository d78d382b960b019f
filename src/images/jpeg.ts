import { concatUint8Arrays } from 'uint8array-extras'
import type { ImageSize } from './pixels'

export type ImageDamage = 'cutOff' | 'damaged' | 'noPixels' | 'tooManyScans'

interface Segment {
  marker: number
  /** Where its 0xFF is; its length is 2 bytes further on, in 2 bytes. */
  at: number
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** The frame headers of what browsers show: baseline, extended and progressive, Huffman-coded. */
const SHOWN = [0xc0, 0xc1, 0xc2]
/** Encoders write about ten, and each takes a decoder through the whole picture. */
const MOST_SCANS = 100

/**
 * The segments of a JPEG before its compressed data, and the first scan's header (ITU-T T.81, B.2.1). Bytes between them
 * are skipped, as decoders do. Ends early where the file does, or with a marker that has no length.
 */
function jpegSegments(view: DataView): Segment[] {
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= view.byteLength;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== MARKER || marker === MARKER || marker === 0) {
      at += 1
      continue
    }
    const length = lengthOf(view, { marker, at })
    if (isStandalone(marker) || length < 2) break
    segments.push({ marker, at })
    if (marker === START_OF_SCAN) break
    at += 2 + length
  }
  return segments
}

/** The size in px that a JPEG's frame header states; null when it has none. */
export function jpegSize(view: DataView): ImageSize | null {
  const frame = jpegSegments(view).find(isFrameHeader)
  return frame === undefined || frame.at + 9 > view.byteLength ? null : sidesOf(view, frame)
}

/** Precision, height and width come after the length (T.81, B.2.2). */
function sidesOf(view: DataView, { at }: Segment): ImageSize {
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}

function lengthOf(view: DataView, { at }: Segment): number {
  return view.getUint16(at + 2)
}

/** Markers without a length (T.81, B.1.1.3), which have no place before the compressed data. */
function isStandalone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE)
}

/** C0 to CF without the tables DHT (C4) and DAC (CC), and JPG (C8) (T.81, B.1.1.3). */
function isFrameHeader({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/**
 * Finds damage in a JPEG; null for an intact one. That has one frame header of a kind that browsers show, compressed
 * data with a bit or more for each block of its size, and its end marker behind them: decoders paint what is missing
 * grey. What is missing in between is not found.
 */
export function jpegDamage(view: DataView): ImageDamage | null {
  const segments = jpegSegments(view)
  const scan = segments.at(-1)
  if (scan?.marker !== START_OF_SCAN) return scansOf(view, 2) === null ? 'cutOff' : 'damaged'
  const frames = segments.filter(isFrameHeader)
  const [frame] = frames
  if (frame === undefined) return 'noPixels'
  const isShown = SHOWN.includes(frame.marker) && view.getUint8(frame.at + 4) === 8
  if (frames.length > 1 || !isShown || lengthOf(view, frame) < 8) return 'damaged'
  const bits = 8 * (view.byteLength - scan.at)
  const scans = scansOf(view, scan.at)
  if (scans === null || bits < blocksOf(view, frame)) return 'cutOff'
  return scans > MOST_SCANS ? 'tooManyScans' : null
}

/** The same file with more compressed data before its end: a decoder reads of that only where some is missing. */
export function withMoreData(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const scan = jpegSegments(new DataView(file.buffer, file.byteOffset, file.byteLength)).at(-1)
  let end = scan?.at ?? 0
  while (end < file.length && (file[end] !== MARKER || file[end + 1] !== END_OF_IMAGE)) end++
  const more = Uint8Array.from({ length: 64 }, (_, i) => (i * 89 + 37) % 255)
  return concatUint8Arrays([file.subarray(0, end), more, file.subarray(end)])
}

/** Squares of 8 × 8 px that the frame header announces. Each takes at least one bit (T.81, F.1.2, G.1.2). */
function blocksOf(view: DataView, frame: Segment): number {
  const { width, height } = sidesOf(view, frame)
  return Math.ceil(width / 8) * Math.ceil(height / 8)
}

/**
 * How many scans there are before the end marker; null when there is none. In compressed data 0xFF is followed by 0
 * (T.81, F.1.2.3), so that a marker's bytes are one.
 */
function scansOf(view: DataView, from: number): number | null {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  let scans = 0
  for (let at = from; at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    if (bytes[at + 1] === END_OF_IMAGE) return scans
    if (bytes[at + 1] === START_OF_SCAN) scans += 1
  }
  return null
}
