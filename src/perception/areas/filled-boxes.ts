import { levelAt } from '../see/pixels'
import { include, noBox, onSize, type Box } from '../see/box'
import type { Pixels } from '../../images/pixels'
import type { Zone } from '../pop-out/flat-zones'
import type { Size } from '../see/size'

/** Rows of cells that a box has at least, its largest part of the picture, and its width over its height. */
const SIZE = { rows: 4, area: 0.1, least: 2, most: 13 }
/** Least part of a box that its fill has; the rest is its label and what lies at round corners. */
const FILL = 0.55
/** Levels of 255 by which one fill may change from px to px, and from which something else is drawn on it. */
const SAME = 12
const INK = 60
/** A label: its part of the box, its height in heights of the box, and how far its middle lies from the box's, in widths. */
const LABEL = { least: 0.01, most: 0.45, low: 0.12, high: 0.7, aside: 0.12 }
/** Where no label lies: this part of a box's height at each edge. */
const EDGE = 0.1

/**
 * Boxes of one colour with one line in their middle, such as buttons, in px of the picture; of the zones of one colour that
 * were found on the size `fine`.
 */
export function filledBoxes(zones: readonly Zone[], fine: Size, pixels: Pixels): Box[] {
  return zones
    .filter((zone) => isShaped(zone, fine))
    .map((zone) => onSize(zone, fine, pixels))
    .flatMap((box) => exact(box, pixels) ?? [])
    .filter((box) => isLabelled(box, pixels))
}

/** Whether a zone fills most of its box, which is as large and as wide as a button. */
function isShaped(zone: Zone, { width, height }: Size): boolean {
  const [wide, high] = [zone.right - zone.left, zone.bottom - zone.top]
  return (
    high >= SIZE.rows &&
    wide >= SIZE.least * high &&
    wide <= SIZE.most * high &&
    wide * high <= SIZE.area * width * height &&
    zone.area >= FILL * wide * high
  )
}

/** A box to the px: as far as the fill goes from inside its edges; null where it has none there. */
function exact({ left, top, right, bottom }: Box, pixels: Pixels): Box | null {
  const high = bottom - top
  const walk = (x: number, y: number, dx: number, dy: number): number => {
    let gone = 0
    const at = (steps: number): [number, number] => [x + steps * dx, y + steps * dy]
    while (gone < 2 * high && differs(pixels, ...at(gone), ...at(gone + 1)) <= SAME) gone++
    return gone + 1
  }
  const [x, y] = [Math.round(left + 0.3 * high), Math.round(top + 0.2 * high)]
  const far = Math.round(right - 0.3 * high)
  const box = {
    left: x - walk(x, y, -1, 0) + 1,
    top: y - walk(x, y, 0, -1) + 1,
    right: far + walk(far, y, 1, 0),
    bottom: y + walk(x, y, 0, 1)
  }
  // What runs across the whole picture is a bar.
  if (box.left <= 0 && box.right >= pixels.width) return null
  const isNear = Math.abs(box.bottom - bottom) < high / 2 && Math.abs(box.left - left) < high / 2
  return isNear && Math.abs(box.right - right) < high / 2 ? box : null
}

/** Whether a line is written in the middle of a box. */
function isLabelled({ left, top, right, bottom }: Box, pixels: Pixels): boolean {
  const [wide, high] = [right - left, bottom - top]
  const margin = Math.ceil(EDGE * high)
  const ink = noBox()
  let count = 0
  for (let y = top + margin; y < bottom - margin; y++) {
    for (let x = left + margin; x < right - margin; x++) {
      if (differs(pixels, x, y, left + margin * 2, top + margin) < INK) continue
      count++
      include(ink, x, y, x + 1, y + 1)
    }
  }
  const part = count / (wide * high)
  const tall = (ink.bottom - ink.top) / high
  const aside = Math.abs(ink.left + ink.right - left - right) / 2 / wide
  return (
    part >= LABEL.least &&
    part <= LABEL.most &&
    tall >= LABEL.low &&
    tall <= LABEL.high &&
    aside <= LABEL.aside
  )
}

/** By how many levels two pixels differ at most; all of them outside the picture. */
function differs(pixels: Pixels, x: number, y: number, nextX: number, nextY: number): number {
  if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return 255
  const [one, other] = [4 * (y * pixels.width + x), 4 * (nextY * pixels.width + nextX)]
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs(levelAt(pixels, one, channel) - levelAt(pixels, other, channel)))
  }
  return most
}
