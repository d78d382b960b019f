import type { PictureDamage } from '../errors'

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

/**
 * The segments of a JPEG before its compressed data, and the first scan's header (ITU-T T.81, B.2.1). Ends early where
 * the file does, or where something else comes than a marker with its length.
 */
function jpegSegments(view: DataView): Segment[] {
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === MARKER;) {
    const marker = view.getUint8(at + 1)
    if (marker === MARKER) {
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
export function jpegSize(view: DataView): { width: number; height: number } | null {
  const frame = jpegSegments(view).find(isFrameHeader)
  return frame === undefined || frame.at + 9 > view.byteLength ? null : sidesOf(view, frame)
}

/** Precision, height and width come after the length (T.81, B.2.2). */
function sidesOf(view: DataView, { at }: Segment): { width: number; height: number } {
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
 * data with a bit or more for each block of its size, and its end marker behind them: a file that broke off on its way
 * has no end. What is missing in between is not found: browsers paint it grey.
 */
export function jpegDamage(view: DataView): PictureDamage | null {
  const segments = jpegSegments(view)
  const scan = segments.at(-1)
  if (scan?.marker !== START_OF_SCAN) return hasEnd(view, 2) ? 'damaged' : 'cutOff'
  const frames = segments.filter(isFrameHeader)
  const [frame] = frames
  if (frame === undefined) return 'noPixels'
  const isShown = SHOWN.includes(frame.marker) && view.getUint8(frame.at + 4) === 8
  if (frames.length > 1 || !isShown || lengthOf(view, frame) < 8) return 'damaged'
  const bits = 8 * (view.byteLength - scan.at)
  const isWhole = bits >= blocksOf(view, frame) && hasEnd(view, scan.at + 2 + lengthOf(view, scan))
  return isWhole ? null : 'cutOff'
}

/** Squares of 8 × 8 px that the frame header announces. Each takes at least one bit (T.81, F.1.2, G.1.2). */
function blocksOf(view: DataView, frame: Segment): number {
  const { width, height } = sidesOf(view, frame)
  return Math.ceil(width / 8) * Math.ceil(height / 8)
}

/** In compressed data 0xFF is followed by 0 (T.81, F.1.2.3), so that its marker is an end. Others may follow it. */
function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--) {
    if (view.getUint8(at) === MARKER && view.getUint8(at + 1) === END_OF_IMAGE) return true
  }
  return false
}
