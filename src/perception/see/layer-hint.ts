import type { Rect } from './size'

/** Kinds of layers that the engine uses. */
export type HintKind = 'text' | 'image' | 'button'

/** A visible layer of the design in the picture: upright box in px of the picture, from the top left. */
export interface LayerHint extends Rect {
  kind: HintKind
}
