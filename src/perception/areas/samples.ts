import type { Box } from '../see/box'
import type { Lab } from '../see/lab'
import type { Size } from '../see/size'
import type { Sketch } from './sketch'

/** The colours that a sketch has. */
export interface ColourTable {
  /** For each of the sketch's values its place in the other lists. */
  places: Uint16Array
  lab: Lab
  /** Places of the colours from the darkest to the lightest, and in the order of `a` and of `b`. */
  byLightness: Uint16Array
  byA: Uint16Array
  byB: Uint16Array
}

/** An upright box in parts of the picture, 0–1. */
export interface PartBox {
  x: number
  y: number
  width: number
  height: number
}

/** Most samples read; larger boxes are read at wider steps. */
const MOST_SAMPLES = 4096
/** The surroundings of a box: a frame as wide as this part of its shorter side, and samples at least. */
const AROUND = { part: 0.25, least: 2 }
/** Left out at the edges of a box, where a button's round corners show what is behind it. */
const EDGE = 0.2

/** The samples of a box: at least one. */
export function spanOf({ x, y, width, height }: PartBox, size: Size): Box {
  const [left, right] = side(x, width, size.width)
  const [top, bottom] = side(y, height, size.height)
  return { left, top, right, bottom }
}

function side(start: number, length: number, count: number): [number, number] {
  const first = Math.min(count - 1, Math.max(0, Math.round(start * count)))
  const end = Math.min(count, Math.max(first + 1, Math.round((start + length) * count)))
  return [first, end]
}

/** The middle of a span, without round corners. */
export function within({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top]
  const across = Math.floor(Math.min(height / 2, EDGE * width))
  const down = Math.floor(EDGE * height)
  return { left: left + across, right: right - across, top: top + down, bottom: bottom - down }
}

/** Places in the table of the samples in a span. */
export function samplesIn(span: Box, sketch: Sketch, { places }: ColourTable): Uint16Array {
  const [width, height] = [span.right - span.left, span.bottom - span.top]
  const step = Math.ceil(Math.sqrt(Math.max(1, (width * height) / MOST_SAMPLES)))
  const found = new Uint16Array(
    Math.max(0, Math.ceil(width / step)) * Math.max(0, Math.ceil(height / step))
  )
  let count = 0
  for (let y = span.top; y < span.bottom; y += step) {
    for (let x = span.left; x < span.right; x += step) {
      found[count++] = places[sketch.colours[y * sketch.width + x]!]!
    }
  }
  return found
}

/** Samples around a span; none where it fills the picture. */
export function samplesAround(span: Box, sketch: Sketch, table: ColourTable): Uint16Array {
  const { left, top, right, bottom } = span
  const wide = Math.max(
    AROUND.least,
    Math.round(AROUND.part * Math.min(right - left, bottom - top))
  )
  const clear = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }
  const outer = {
    left: Math.max(0, clear.left - wide),
    top: Math.max(0, clear.top - wide),
    right: Math.min(sketch.width, clear.right + wide),
    bottom: Math.min(sketch.height, clear.bottom + wide)
  }
  const sides: Box[] = [
    { ...outer, bottom: Math.min(clear.top, outer.bottom) },
    { ...outer, top: Math.max(clear.bottom, outer.top) },
    { ...outer, top: Math.max(0, clear.top), bottom: clear.bottom, right: clear.left },
    { ...outer, top: Math.max(0, clear.top), bottom: clear.bottom, left: clear.right }
  ].map((one) => ({ ...one, bottom: Math.min(one.bottom, sketch.height) }))
  const found = sides.map((one) => samplesIn(one, sketch, table))
  const all = new Uint16Array(found.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const samples of found) {
    all.set(samples, at)
    at += samples.length
  }
  return all
}
