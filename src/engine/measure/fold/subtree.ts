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
export interface Content {
  texts: number
  /** Those of them that are set large, such as a headline. */
  headlines: number
  characters: number
  /** Icons, and pictures and shapes no larger than one. */
  icons: number
  /** Those of the icons that have a container of their own. */
  boxedIcons: number
  /** Small controls, such as a badge with a count. */
  chips: number
  /** Pictures larger than an icon. */
  pictures: number
  /** Controls larger than a chip. */
  controls: number
  /** Filled shapes larger than an icon that are no background. */
  shapes: number
  /** Vectors and boolean operations. */
  vectors: number
  /** True when nothing in it lies apart from the rest. */
  close: boolean
}

export function noContent(): Content {
  return {
    texts: 0,
    headlines: 0,
    characters: 0,
    icons: 0,
    boxedIcons: 0,
    chips: 0,
    pictures: 0,
    controls: 0,
    shapes: 0,
    vectors: 0,
    close: true
  }
}
