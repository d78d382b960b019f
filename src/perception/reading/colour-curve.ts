import type { PaletteColour } from '../pictures/indexed-picture'

type Rgb = readonly [r: number, g: number, b: number]

/** A colour scale as a line through RGB space, from the colour for little to the colour for much. */
export interface ColourCurve {
  name: string
  /** Corners of the line, r, g, b each 0–255, one after the other. */
  corners: Float64Array
  /** The value (0–1) at each corner, increasing. */
  values: Float64Array
  /** Length of the line in levels. */
  length: number
}

export function colourCurve(
  name: string,
  colours: readonly (Rgb | PaletteColour)[],
  values: readonly number[] = colours.map((_, i) => i / (colours.length - 1))
): ColourCurve {
  let length = 0
  for (let i = 1; i < colours.length; i++) length += distance(colours[i - 1]!, colours[i]!)
  return {
    name,
    corners: Float64Array.from(colours.flatMap(([r, g, b]) => [r, g, b])),
    values: Float64Array.from(values),
    length
  }
}

/** Where the line comes closest to a colour: the value there, and the squared distance in levels. */
export interface OnCurve {
  value: number
  square: number
}

/** Writes the place nearest to a colour into `found`, which is reused for speed. */
export function nearestOnCurve(
  { corners, values }: ColourCurve,
  r: number,
  g: number,
  b: number,
  found: OnCurve
): void {
  found.square = Infinity
  for (let i = 0; i + 1 < values.length; i++) {
    const at = i * 3
    const x = corners[at]!
    const y = corners[at + 1]!
    const z = corners[at + 2]!
    const dx = corners[at + 3]! - x
    const dy = corners[at + 4]! - y
    const dz = corners[at + 5]! - z
    const along = dx * dx + dy * dy + dz * dz
    let part = along > 0 ? ((r - x) * dx + (g - y) * dy + (b - z) * dz) / along : 0
    part = part < 0 ? 0 : part > 1 ? 1 : part
    const square = (r - x - part * dx) ** 2 + (g - y - part * dy) ** 2 + (b - z - part * dz) ** 2
    if (square < found.square) {
      found.square = square
      found.value = values[i]! + part * (values[i + 1]! - values[i]!)
    }
  }
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!, one[2]! - other[2]!)
}
