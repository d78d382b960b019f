import type { Box } from '../../../perception/see/box'
import type { LayerKind, LayerNode } from '../../../file'

/** A layer with what is inside it, as the rules look at it. */
export interface Subtree {
  node: LayerNode
  /** In the design's px. */
  box: Box
  /** Layers directly inside that show something, bottom first. */
  children: Subtree[]
  /** Its own opacity times those of all around it. */
  opacity: number
  /** The kind of thing a viewer takes it for as a whole; null when it shows nothing by itself or holds several things. */
  kind: LayerKind | null
  /** True for a shape that other things lie on, or that tints a picture. */
  background: boolean
  /** The picture that a shape tints. */
  tints: Subtree | null
  /** Number of meaningful layers in it. */
  layers: number
  /** Its only meaningful layer; null when there are none or several. */
  sole: Subtree | null
  content: Content
}

/** Counts of a layer's content. */
export type Content = { close: boolean } & Record<keyof typeof NOTHING, number>

/** What is counted of a layer's content. */
const NOTHING = {
  texts: 0,
  /** Those of them that are set large, such as a headline. */
  headlines: 0,
  characters: 0,
  /** Icons, and pictures and shapes no larger than one. */
  icons: 0,
  /** Those of the icons that have a container of their own. */
  boxedIcons: 0,
  /** Small controls, such as a badge with a count. */
  chips: 0,
  /** Pictures larger than an icon. */
  pictures: 0,
  /** Controls larger than a chip. */
  controls: 0,
  /** Filled shapes larger than an icon that are no background. */
  shapes: 0,
  /** Vectors and boolean operations. */
  vectors: 0
}

export const COUNTED = Object.keys(NOTHING) as (keyof typeof NOTHING)[]

/** `close`: nothing in it lies apart from the rest. */
export function noContent(): Content {
  return { ...NOTHING, close: true }
}
