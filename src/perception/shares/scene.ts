import type { Outline } from './outline'

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
