import { addRow, spans, type Spans } from './resize'
import type { Size } from './size'
import type { Pixels } from '../../images/pixels'
import { wordsOf } from './pixels'
import { byName, planesOf } from './plane'
import type { Steps } from './steps'
import type { Rgb } from './lab'

const PIXELS_PER_STEP = 500_000
const OPAQUE = 255
/** Every other byte of a word: two channels are added up at once, of up to 257 pixels. */
const PAIR = 0x00ff00ff

const CHANNELS = ['r', 'g', 'b'] as const

/** A row of the picture at its target width, each channel 0–255. */
type Row = Record<(typeof CHANNELS)[number], Float32Array>

/**
 * Area-averages a picture down to `size` in one pass over its pixels.
 * Transparent pixels are laid over white first, as a page shows them.
 */
export function* shrinkPixels(pixels: Pixels, { width, height }: Size): Steps<Rgb> {
  const words = wordsOf(pixels)
  const across = spans(pixels.width, width)
  const down = spans(pixels.height, height)
  const rgb = planesOf(CHANNELS, { width, height })
  const row = byName(CHANNELS, () => new Float32Array(width))
  const rowsPerStep = Math.max(1, Math.floor(PIXELS_PER_STEP / pixels.width))
  let ready = -1
  let pausedAt = 0
  for (let y = 0; y < height; y++) {
    for (let i = 0; i < down.count[y]!; i++) {
      const source = down.first[y]! + i
      const weight = down.weights[y * down.stride + i]!
      if (source !== ready) shrinkRow(words, source * pixels.width, across, row)
      ready = source
      addRow(rgb.r.data, y * width, row.r, 0, width, weight)
      addRow(rgb.g.data, y * width, row.g, 0, width, weight)
      addRow(rgb.b.data, y * width, row.b, 0, width, weight)
    }
    if (ready - pausedAt >= rowsPerStep) {
      pausedAt = ready
      yield
    }
  }
  return rgb
}

/** All pixels of a span weigh alike, save its first and its last. */
function shrinkRow(
  words: Int32Array,
  start: number,
  { first, count, weights, stride, whole }: Spans,
  { r, g, b }: Row
): void {
  for (let x = 0; x < first.length; x++) {
    const from = start + first[x]!
    const last = from + count[x]! - 1
    let redBlue = 0
    let greenAlpha = 0
    for (let i = from; i <= last; i++) {
      const word = words[i]!
      redBlue = (redBlue + (word & PAIR)) | 0
      greenAlpha = (greenAlpha + ((word >>> 8) & PAIR)) | 0
    }
    if (greenAlpha >>> 16 === OPAQUE * count[x]!) {
      const head = words[from]!
      const tail = words[last]!
      const ofFirst = weights[x * stride]! - whole
      const ofLast = weights[x * stride + last - from]! - whole
      r[x] = whole * (redBlue & 0xffff) + ofFirst * (head & 255) + ofLast * (tail & 255)
      g[x] =
        whole * (greenAlpha & 0xffff) + ofFirst * ((head >> 8) & 255) + ofLast * ((tail >> 8) & 255)
      b[x] =
        whole * (redBlue >>> 16) + ofFirst * ((head >> 16) & 255) + ofLast * ((tail >> 16) & 255)
    } else {
      const at = x * stride
      r[x] = overWhite(words, from, last, weights, at, 0)
      g[x] = overWhite(words, from, last, weights, at, 8)
      b[x] = overWhite(words, from, last, weights, at, 16)
    }
  }
}

/** The mean over a span, laid over white, of the channel that starts at a bit. */
function overWhite(
  words: Int32Array,
  from: number,
  last: number,
  weights: Float32Array,
  at: number,
  bit: number
): number {
  let sum = 0
  for (let i = from; i <= last; i++) {
    const part = (words[i]! >>> 24) / 255
    sum += weights[at + i - from]! * (255 + part * (((words[i]! >> bit) & 255) - 255))
  }
  return sum
}
