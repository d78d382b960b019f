import { seenFirst } from '../../order/order'
import type { Seen } from '../../order/seen'
import { isBelowFold } from '../../order/first-screen'
import type { Size } from '../see/size'

/**
 * Something that competes to be seen: a `layer` of a design where layers are known; else what was found in the picture.
 * Numbers are parts of the whole, 0–1.
 */
export interface Area extends Seen {
  kind: 'layer' | FoundArea['kind']
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

/**
 * A part of a picture that a viewer would call one thing; a `place` lies on what is too large to be one, such as a
 * photograph. The box is in parts of the picture.
 */
export interface FoundArea {
  kind: 'text' | 'face' | 'picture' | 'control' | 'group' | 'place'
  box: readonly [x: number, y: number, width: number, height: number]
}
