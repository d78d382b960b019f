import type { BoardCallouts, BoardMark, BoardVariant } from '../../bridge'

/**
 * What there is to say about a result or a comparison. The panel, the board and the report write it; every text is plain
 * and may be hostile, so writers escape it.
 */
export interface Story {
  title: string
  /** Faults of all of it, such as that it is out of date. */
  warnings: readonly string[]
  headline: string
  /** What follows the headline, a sentence each. */
  lead: readonly string[]
  variants: readonly StoryVariant[]
  callouts: BoardCallouts
  /** The colours of the map on the pictures; null without one. */
  scale: Scale | null
  /** Meanings of signs and marks, a line each. */
  legend: readonly string[]
  /** null where layers are not known. */
  rows: StoryRows | null
  /** How sure it is, what is missing, and how the numbers were made. */
  notes: readonly string[]
}

/** One picture with its marks and figures. */
export interface StoryVariant extends Omit<BoardVariant, 'picture'> {
  /** Of the whole picture, px. */
  width: number
  height: number
}

interface Scale {
  low: string
  high: string
  /** CSS colours, evenly spaced. */
  colours: readonly string[]
}

/** The one table: layers in the order in which people see them. */
export interface StoryRows {
  title: string
  caption: string
  /** Of the values, without the layer's. */
  columns: readonly string[]
  list: readonly StoryRow[]
}

export interface StoryRow {
  /** Place among those that are seen, or empty. */
  place: string
  name: string
  /** Such as its kind. */
  note: string
  /** True for the main action. */
  marked: boolean
  /** Where it is in the picture of a frame, px; only of what was found in a picture, which has no name of its own. */
  crop?: { nodeId: string; box: ReturnType<typeof inPixels> }
  values: readonly StoryValue[]
}

export interface StoryValue {
  text: string
  /** Length of a bar below the number, 0 to 1. */
  bar?: number
  /** Its difference from the base. */
  tone?: 'more' | 'less'
  /** What it is of, to be selected. */
  of?: { nodeId: string; layerId: string }
}

/** Rows that a page has room for, and the main action; and how many are left. */
export function firstRows(
  { list }: StoryRows,
  most: number
): { shown: readonly StoryRow[]; left: number } {
  const shown = list.filter(({ marked }, at) => at < most || marked)
  return { shown, left: list.length - shown.length }
}

/** Signs before a figure's difference from the base. */
export const SIGNS = { better: '▲', worse: '▼', level: '≈' } as const

/** Signs after a value that differs from the base’s. */
export const ARROWS = { more: '↑', less: '↓' } as const

/** Px between what is marked and its mark. */
const AROUND = 6

/** A box in parts of a picture in its px, `around` px larger on each side. */
export function inPixels(
  [x, y, width, height]: BoardMark['box'],
  size: { width: number; height: number },
  around = AROUND
) {
  return {
    x: Math.round(x * size.width) - around,
    y: Math.round(y * size.height) - around,
    width: Math.round(width * size.width) + 2 * around,
    height: Math.round(height * size.height) + 2 * around
  }
}
