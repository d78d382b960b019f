import type { KeptImage } from '../file'

/** How many variants fit on a board. */
export const BOARD_VARIANTS = { least: 2, most: 20 } as const

/** One figure of a variant on the board: `Clarity`, `62`, and how it differs from the base. */
export interface BoardFact {
  name: string
  value: string
  /** With the sign of what it means, such as `▲ +4`; null for the base itself and where nothing can be compared. */
  delta: string | null
}

/** A picture of a variant with a map over it. Images were given before to `keepImage`. */
export interface BoardPicture {
  image: KeptImage
  overlay: KeptImage | null
}

/** Where the callout of that number, from 1, is about something in a picture. */
export interface BoardMark {
  number: number
  /** x, y, width, height as parts of the whole picture (0–1). */
  box: readonly [number, number, number, number]
  wins: boolean
}

export interface BoardVariant {
  nodeId: string
  name: string
  /** Such as `Base`; empty for none. */
  badge: string
  picture: BoardPicture | null
  /** The part of the picture's height (0–1) that is shown, from its top. */
  shown: number
  marks: readonly BoardMark[]
  facts: readonly BoardFact[]
}

/** What moved most, one sentence each; their numbers are their places in the list, from 1. */
export interface BoardCallouts {
  title: string
  list: readonly { sentence: string; wins: boolean }[]
}

/** What the colours of the map on it mean. */
export interface BoardScale {
  low: string
  high: string
  /** Evenly spaced from low to high: red, green, blue and opacity, 0 to 1 each. */
  colours: readonly (readonly [number, number, number, number])[]
}

/** A comparison as one slide on the canvas, as editable layers in a section. All texts are ready to be read. */
export interface NewBoard {
  runId: string
  title: string
  headline: string
  /** What follows the headline; may be empty. */
  lead: string
  variants: readonly BoardVariant[]
  callouts: BoardCallouts
  /** null where the pictures have no map, or one without a scale. */
  scale: BoardScale | null
  /** What signs and marks mean, a line each. */
  legend: readonly string[]
  /** What the numbers are, who computed them, and when. */
  footnote: string
}
