import type { KeptImage } from '../file'

/** How many variants fit on a board. */
export const BOARD_VARIANTS = { least: 2, most: 20 } as const

/** One line of a variant on the board: `Clarity`, `62`, and how it differs from the base. */
export interface BoardFact {
  name: string
  value: string
  /** Such as `+4`; null for the base itself and where nothing can be compared. */
  delta: string | null
  /** What the difference is for the designer; `none` where neither direction is better. */
  tone: 'better' | 'worse' | 'none'
}

/** A picture of a variant with one map over it. Images were given before to `keepImage`. */
export interface BoardPicture {
  /** Such as `Attention`. */
  name: string
  image: KeptImage
  overlay: KeptImage | null
}

export interface BoardVariant {
  nodeId: string
  name: string
  /** Such as `Base` or `Most attention on “Buy now”`; empty for none. */
  badge: string
  pictures: BoardPicture[]
  facts: BoardFact[]
}

/** Variants side by side on the canvas, as editable layers in a section. All texts are ready to be read. */
export interface NewBoard {
  runId: string
  title: string
  verdict: string
  /** More sentences under the verdict. */
  details: string[]
  variants: BoardVariant[]
  /** What the numbers are, who computed them, and when. */
  footnote: string
}
