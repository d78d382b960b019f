import { include, noBox, type Box } from '../see/box'

/** An edge that cuts off what is inside. */
export interface Clip {
  outline: Outline
  /** Place of the clip around it; -1 for the picture's own edges. */
  within: number
}

/** Something that is drawn, and whose share it adds to. */
export interface Shape {
  /** From 0; -1 is the rest. */
  owner: number
  outline: Outline
  /** How much it takes of what is left of each cell, 0 to 1. */
  cover: number
  /** Place of its clip; -1 for the picture's own edges. */
  clip: number
}

/** Shapes of a picture, in its px. */
export interface Scene {
  width: number
  height: number
  /** From bottom to top. */
  shapes: readonly Shape[]
  /** Each after the one it lies within. */
  clips: readonly Clip[]
  owners: number
}

/** Corners of a convex outline in px of the picture, x and y in turn, in either direction around it. */
export type Outline = readonly number[]

/** Takes own px to px of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** An ellipse is drawn as this many corners: its area is then 0.2 % too small at most. */
const CORNERS = 56

/** The box of a layer, as it lies in the picture: rotated, skewed and mirrored layers are parallelograms. */
export function boxOutline([a, b, c, d, e, f]: Affine, width: number, height: number): Outline {
  const x = a * width
  const y = b * width
  const u = c * height
  const v = d * height
  return [e, f, e + x, f + y, e + x + u, f + y + v, e + u, f + v]
}

/** The ellipse that touches the four sides of a layer's box. */
export function ellipseOutline([a, b, c, d, e, f]: Affine, width: number, height: number): Outline {
  const corners: number[] = []
  for (let i = 0; i < CORNERS; i++) {
    const angle = (2 * Math.PI * i) / CORNERS
    const x = (width * (1 + Math.cos(angle))) / 2
    const y = (height * (1 + Math.sin(angle))) / 2
    corners.push(a * x + c * y + e, b * x + d * y + f)
  }
  return corners
}

export function boundsOf(outline: Outline): Box {
  const box = noBox()
  for (let i = 0; i < outline.length; i += 2) {
    include(box, outline[i]!, outline[i + 1]!, outline[i]!, outline[i + 1]!)
  }
  return box
}
