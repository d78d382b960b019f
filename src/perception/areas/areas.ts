import { type Seen, seenFirst } from '../../engine/order/order'
import { isBelowFold } from '../../engine/order/first-screen'
import type { Size } from '../filters/fit-area'

/**
 * Something that competes to be seen: a `layer` of a design where layers are known; else a block of `text`, another
 * `thing`, or a `place` on what is too large to be one thing, such as a photograph. Numbers are parts of the whole, 0–1.
 */
export interface Area extends Seen {
  kind: 'layer' | 'text' | 'thing' | 'place'
  /** Its number among all areas: of layers, the owner in their scene. */
  label: number
  /** Around what is visible of it, in parts of the picture: x, y, width, height. */
  box: readonly [x: number, y: number, width: number, height: number]
  attention: number
  perception: number
}

/** The areas of a picture and which cells of the grid each lies on. */
export interface Areas extends Size {
  /** For each cell the label of the area that lies on it; -1 for none. */
  labels: Int32Array
  /** In any order. */
  all: readonly Area[]
}

/** Areas in the order in which people see them; those below the first screen (see `firstScreen`) come last. */
export function inOrder(areas: readonly Area[], fold: number | null): Area[] {
  return seenFirst(areas, ({ box: [, top, , height] }) => isBelowFold(top, height, fold))
}
