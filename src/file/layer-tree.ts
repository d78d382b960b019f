import * as v from 'valibot'
import type { FoundKind } from './layer-shares'
import { pictureSchema } from './record'

/** The part of an exported picture that says where layers lie in it. */
export const pictureFrameSchema = v.pick(pictureSchema, ['width', 'height', 'scale'])

export type PictureFrame = v.InferOutput<typeof pictureFrameSchema>

/** One layer of a frame's tree as Figma has it. Hidden layers, and what is inside them, are left out. */
export interface LayerNode {
  id: string
  /** Place of the layer around it in the list; -1 for the frame itself, which comes first. */
  parent: number
  name: string
  /** Figma's node type, such as TEXT or INSTANCE. */
  type: string
  /**
   * a, b, c, d, e, f take the layer's own px to px of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f.
   */
  matrix: [number, number, number, number, number, number]
  /** Own px, before the matrix. */
  width: number
  height: number
  /** The layer's own opacity, 0 to 1, without those around it. */
  opacity: number
  /** True when what is inside is cut off at its edges. */
  clips: boolean
  /** True when it is a mask: the layers after it within the same parent show only where it lies. */
  mask: boolean
  /** How much its own fills hide of what lies below, 0 (nothing) to 1 (opaque). */
  cover: number
  /** True when it has a visible stroke or effect of its own. */
  outlined: boolean
  /** Radius of its corners in own px; missing where it has none, or several. */
  radius?: number
  /** True when one of its visible fills is a picture or a video. */
  image: boolean
  /** Length of a text layer's text; 0 for others. */
  characters: number
  /** What that text says, see `wordsIn`. */
  words: string
  /** True for a text in letters that are not bold. Missing for all else. */
  regular?: true
  /** True where its fill comes from a style or a variable. Missing where it does not. */
  styled?: true
  /** True for a text that an icon font draws as an icon. Missing for all else. */
  icon?: true
  /** What it shows, where it was found in a picture's pixels. Missing for a layer of the document. */
  found?: FoundKind
  /** How auto-layout arranges what is inside; missing where it arranges nothing. */
  flow?: Flow
  /** How auto-layout comes by its width and height; missing where auto-layout has no part in them. */
  sizing?: { x: Sizing; y: Sizing }
  /** True when it is locked itself; what lies in it is locked with it. Missing where it is not. */
  locked?: boolean
  /** True when it lies in an auto-layout frame without taking part in it. */
  absolute?: boolean
}

/** What a layer has that draws nothing by itself. */
export const PLAIN_LAYER = {
  opacity: 1,
  clips: false,
  mask: false,
  cover: 0,
  outlined: false,
  image: false,
  characters: 0,
  words: ''
} as const satisfies Partial<LayerNode>

/** How auto-layout arranges what is inside a layer: one after the other, or in rows that wrap and grids (`other`). */
export interface Flow {
  axis: 'x' | 'y' | 'other'
  /** Where the content lies along the axis, and each part of it across. */
  along: 'start' | 'centre' | 'end' | 'between' | 'other'
  across: 'start' | 'centre' | 'end' | 'other'
}

export type Sizing = 'fixed' | 'hug' | 'fill'

/** Most characters of a button's text. */
export const LABEL_LENGTH = 40

/** The layers of a frame from bottom to top, parents before their children. */
export interface LayerTree {
  nodes: LayerNode[]
  /** How many layers were left out because there are too many. */
  leftOut: number
}
