import type { BoardVariant } from '../../../bridge'
import type { Size } from '../../figma/geometry/placement'
import { estimateHeight } from './add-text'
import { BOARD_WIDTH, COLUMN_GAP, GRID, onGrid, PADDING, ROW_GAP } from './board-kit'

/** What the board's own edges leave, canvas px as all sizes here. */
const WIDTH = BOARD_WIDTH - 2 * PADDING
/** Figures need so much. */
const NARROWEST_COLUMN = 224
/** A column from this width on has its figures on one line. */
const WIDE_COLUMN = 464
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
 * allows. Pictures keep their shapes and have one height, as far as the width goes; the widest give way first.
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
        [1, 2].flatMap((lines) => planFor(rows, below, lines, tall) ?? [])
      )
  )
  // One variant in each row always fits.
  return plans.reduce((one, other) => (seen(other) > seen(one) ? other : one))
}

/** `below`: where callouts stand, null for none. `lines`: of figures. null where that does not fit. */
function planFor(
  rows: readonly (readonly BoardVariant[])[],
  below: boolean | null,
  lines: number,
  tall: number
): BoardPlan | null {
  const beside = below === false ? NARROWEST_CALLOUTS + COLUMN_GAP : 0
  const rooms = rows.map((_, index) => WIDTH - (index === rows.length - 1 ? beside : 0))
  const texts = rows.map((row, index) => textsHeight(row, lines, rooms[index] ?? WIDTH))
  const left =
    tall - sum(texts) - (rows.length - 1) * ROW_GAP - (below ? CALLOUTS_HEIGHT + ROW_GAP : 0)
  const height = Math.max(LEAST_PICTURE_HEIGHT, onGrid(left / rows.length))
  const widest = widestPicture(rows, rooms, height)
  if (widest === null) return null
  const planned = rows.map((row): RowPlan => {
    const columns = row.map((variant) => columnOf(variant, height, widest))
    const pictureHeight = Math.max(...columns.map(({ picture }) => picture?.height ?? 0))
    return {
      columns,
      pictureHeight: Math.ceil(pictureHeight / GRID) * GRID
    }
  })
  if (planned.some((row) => factLines(row) > lines)) return null
  const last = planned[planned.length - 1]?.columns ?? []
  const callouts =
    below === null ? null : { below, width: below ? WIDTH : WIDTH - COLUMN_GAP - widthOf(last) }
  return { rows: planned, callouts }
}

/** The width at which all rows fit when no picture is wider; null where not even bare columns do. */
function widestPicture(
  rows: readonly (readonly BoardVariant[])[],
  rooms: readonly number[],
  height: number
): number | null {
  for (let widest = WIDTH; widest > 0; widest -= GRID) {
    const fits = rows.every((row, index) => {
      const columns = row.map((variant) => columnOf(variant, height, widest))
      return widthOf(columns) <= (rooms[index] ?? WIDTH)
    })
    if (fits) return widest
  }
  return null
}

function columnOf(variant: BoardVariant, height: number, widest: number): ColumnPlan {
  const { picture, shown } = variant
  if (picture === null) return { variant, width: NARROWEST_COLUMN, picture: null, factsAcross: 2 }
  const shape = (shown * picture.image.height) / picture.image.width
  const across = Math.max(GRID, onGrid(Math.min(height / shape, widest)))
  const width = Math.max(NARROWEST_COLUMN, across)
  return {
    variant,
    width,
    factsAcross: width >= WIDE_COLUMN ? 4 : 2,
    picture: { width: across, height: Math.max(1, Math.min(height, Math.round(across * shape))) }
  }
}

/** Of everything in a row but its pictures. */
function textsHeight(row: readonly BoardVariant[], lines: number, room: number): number {
  const column = Math.max(NARROWEST_COLUMN, room / row.length - COLUMN_GAP)
  const names = row.map(({ name, badge }) => estimateHeight(`${name} ${badge}`, 'name', column))
  return Math.max(...names) + 2 * PART_GAP + lines * FACT_HEIGHT + (lines - 1) * PART_GAP
}

/** How well pictures are seen: all of them together, the smallest most of all. */
function seen({ rows }: BoardPlan): number {
  const areas = rows.flatMap(({ columns }) =>
    columns.flatMap(({ picture }) => (picture === null ? [] : picture.width * picture.height))
  )
  return sum(areas.map(Math.sqrt))
}

function factLines({ columns }: RowPlan): number {
  return Math.max(
    ...columns.map(({ variant, factsAcross }) => Math.ceil(variant.facts.length / factsAcross))
  )
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
