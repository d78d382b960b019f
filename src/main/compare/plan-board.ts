import type { BoardVariant } from '../../bridge'
import type { Size } from '../figma/geometry/placement'
import {
  BOARD_WIDTH,
  COLUMN_GAP,
  estimateHeight,
  GRID,
  onGrid,
  PADDING,
  ROW_GAP
} from './board-kit'

/** Width within the board's edges, canvas px as all sizes here. */
const WIDTH = BOARD_WIDTH - 2 * PADDING
/** Least widths of a column with figures on two lines, and on one. */
const NARROW_COLUMN = 224
const WIDE_COLUMN = 464
/** Pictures whose shapes differ by less are shown at one width, so that equal sizes look equal. */
const ALIKE = 1.6
/** Others are shown at one height, unless that is less than this part of what there is. */
const LEAST_COMMON = 0.5
const NARROWEST_CALLOUTS = 448
/** Callouts below everything, side by side. */
const CALLOUTS_HEIGHT = 136
const MOST_IN_ROW = 7
const LEAST_PICTURE_HEIGHT = 160
export const PART_GAP = 16
export const FACT_HEIGHT = 80

export interface ColumnPlan {
  variant: BoardVariant
  width: number
  /** null for a variant without a picture. */
  picture: Size | null
  /** How many figures stand side by side. */
  factsAcross: number
}

export interface RowPlan {
  columns: ColumnPlan[]
  /** Of the highest picture. */
  pictureHeight: number
}

export interface BoardPlan {
  rows: RowPlan[]
  /** Where the callouts stand: at the end of the last row, or below all, side by side. null where there are none. */
  callouts: { below: boolean; width: number } | null
}

/**
 * Lays variants out in rows so that their pictures become as large as a height of `tall` px for all rows and callouts
 * allows. Pictures keep their proportions; similar ones share a width, others a height where possible.
 */
export function planBoard(
  variants: readonly BoardVariant[],
  hasCallouts: boolean,
  tall: number
): BoardPlan {
  const most = Math.min(variants.length, MOST_IN_ROW)
  const plans = Array.from({ length: most }, (_, index) => chunks(variants, index + 1)).flatMap(
    (rows) =>
      (hasCallouts ? [false, true] : [null]).flatMap((below) =>
        [WIDE_COLUMN, NARROW_COLUMN].flatMap((least) => planFor(rows, below, least, tall) ?? [])
      )
  )
  // One variant in each row always fits.
  return plans.reduce((one, other) => (seen(other) > seen(one) ? other : one))
}

/** `below`: where callouts stand, null for none. `least`: how wide columns are at least. null where that does not fit. */
function planFor(
  rows: readonly (readonly BoardVariant[])[],
  below: boolean | null,
  least: number,
  tall: number
): BoardPlan | null {
  const beside = below === false ? NARROWEST_CALLOUTS + COLUMN_GAP : 0
  const rooms = rows.map((_, index) => WIDTH - (index === rows.length - 1 ? beside : 0))
  const texts = rows.map((row, index) => textsHeight(row, least, rooms[index] ?? WIDTH))
  const left =
    tall - sum(texts) - (rows.length - 1) * ROW_GAP - (below ? CALLOUTS_HEIGHT + ROW_GAP : 0)
  const height = Math.max(LEAST_PICTURE_HEIGHT, onGrid(left / rows.length))
  const columns = largestColumns(rows, rooms, { height, least })
  if (columns === null) return null
  const planned = columns.map((row): RowPlan => {
    const pictureHeight = Math.max(...row.map(({ picture }) => picture?.height ?? 0))
    return { columns: row, pictureHeight: Math.ceil(pictureHeight / GRID) * GRID }
  })
  const last = planned[planned.length - 1]?.columns ?? []
  const callouts =
    below === null ? null : { below, width: below ? WIDTH : WIDTH - COLUMN_GAP - widthOf(last) }
  return { rows: planned, callouts }
}

interface Limits {
  /** Of a picture. */
  height: number
  /** Of a column's width. */
  least: number
}

/** Columns whose pictures are as large as fits into every row's room; null where not even bare columns fit. */
function largestColumns(
  rows: readonly (readonly BoardVariant[])[],
  rooms: readonly number[],
  { height, least }: Limits
): ColumnPlan[][] | null {
  const fitting = (highest: number, widest: number): ColumnPlan[][] | null => {
    const made = rows.map((row) => row.map((one) => columnOf(one, highest, widest, least)))
    return made.every((row, index) => widthOf(row) <= (rooms[index] ?? WIDTH)) ? made : null
  }
  const lengths = rows.flat().flatMap((variant) => lengthOf(variant) ?? [])
  const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)]
  const alike = longest / shortest <= ALIKE
  for (let highest = height; !alike && highest >= LEAST_COMMON * height; highest -= GRID) {
    const columns = fitting(highest, WIDTH)
    if (columns !== null) return columns
  }
  for (
    let widest = alike ? Math.max(GRID, onGrid(height / longest)) : WIDTH;
    widest > 0;
    widest -= GRID
  ) {
    const columns = fitting(height, Math.min(WIDTH, widest))
    if (columns !== null) return columns
  }
  return null
}

function columnOf(
  variant: BoardVariant,
  height: number,
  widest: number,
  least: number
): ColumnPlan {
  const length = lengthOf(variant)
  const across = length === null ? 0 : Math.max(GRID, onGrid(Math.min(height / length, widest)))
  const width = Math.max(least, across)
  const picture = length === null ? null : sized(across, height, length)
  return { variant, width, factsAcross: factsAcross(width), picture }
}

function sized(width: number, highest: number, length: number): Size {
  return { width, height: Math.max(1, Math.min(highest, Math.round(width * length))) }
}

/** The shown height of a picture over its width; null where there is none. */
function lengthOf({ picture, shown }: BoardVariant): number | null {
  return picture && (shown * picture.image.height) / picture.image.width
}

/** Of everything in a row but its pictures. */
function textsHeight(row: readonly BoardVariant[], least: number, room: number): number {
  const column = Math.max(least, room / row.length - COLUMN_GAP)
  const lines = Math.max(...row.map(({ facts }) => Math.ceil(facts.length / factsAcross(least))))
  const names = row.map(({ name, badge }) => estimateHeight(`${name} ${badge}`, 'name', column))
  return Math.max(...names) + PART_GAP + lines * (PART_GAP + FACT_HEIGHT)
}

/** How well pictures are seen: all of them together, the smallest most of all. */
function seen({ rows }: BoardPlan): number {
  const areas = rows.flatMap(({ columns }) =>
    columns.flatMap(({ picture }) => (picture === null ? [] : picture.width * picture.height))
  )
  return sum(areas.map(Math.sqrt))
}

/** How many figures stand side by side in a column. */
function factsAcross(width: number): number {
  return width >= WIDE_COLUMN ? 4 : 2
}

function widthOf(columns: readonly ColumnPlan[]): number {
  return sum(columns.map(({ width }) => width)) + (columns.length - 1) * COLUMN_GAP
}

function chunks<T>(items: readonly T[], length: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; at += length) rows.push(items.slice(at, at + length))
  return rows
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
