import type { BoardVariant } from '../../bridge'
import type { Size } from '../figma/geometry/placement'
import { COLUMN_GAP, GRID, onGrid, WIDTH } from './board-kit'

/** Least width of a column, for its figures. All in canvas px. */
const NARROWEST = 224
/** Pictures are at least this high where that is possible, and at most as high as leaves room for the rest. */
const LOW = 360
const HIGH = { oneRow: 720, more: 480 }
/** Callouts stand beside the last row where that leaves as much, else below it. */
const CALLOUTS = { least: 448, most: 640 }
/** The least that a headline needs. */
const LEAST_WIDTH = 1120

export interface ColumnPlan {
  variant: BoardVariant
  width: number
  /** null for a variant without a picture. */
  picture: Size | null
}

export interface BoardPlan {
  columns: ColumnPlan[]
  /** Of all pictures: one height for all. */
  pictureHeight: number
  /** Of the rows. */
  width: number
  /** Where the callouts stand: at the end of the last row, or in a row of their own. null where there are none. */
  callouts: { beside: boolean; width: number } | null
}

/** Lays variants out in as few rows as keep their pictures, which are all of one height, large enough to be seen. */
export function planBoard(variants: readonly BoardVariant[], hasCallouts: boolean): BoardPlan {
  let rows: (readonly BoardVariant[])[] = [variants]
  for (let count = 2; count <= variants.length && commonHeight(rows) < LOW; count++) {
    rows = chunks(variants, Math.ceil(variants.length / count))
  }
  const pictureHeight = commonHeight(rows)
  const plans = rows.map((row) => row.map((variant) => columnOf(variant, pictureHeight)))
  const widths = plans.map(widthOf)
  const widest = Math.max(...widths)
  const last = widths[widths.length - 1] ?? 0
  const columns = plans.flat()
  const hasPictures = columns.some(({ picture }) => picture !== null)
  const plan = { columns, pictureHeight: hasPictures ? pictureHeight : 0 }
  const left = Math.max(WIDTH, widest) - last - COLUMN_GAP
  if (!hasCallouts || left < CALLOUTS.least) {
    const width = Math.max(LEAST_WIDTH, widest)
    return { ...plan, width, callouts: hasCallouts ? { beside: false, width } : null }
  }
  const beside = Math.min(left, CALLOUTS.most)
  const width = Math.max(LEAST_WIDTH, widest, last + COLUMN_GAP + beside)
  return { ...plan, width, callouts: { beside: true, width: width - last - COLUMN_GAP } }
}

/** The largest height of pictures at which each row has room. */
function commonHeight(rows: readonly (readonly BoardVariant[])[]): number {
  let height = rows.length === 1 ? HIGH.oneRow : HIGH.more
  const fits = (row: readonly BoardVariant[]): boolean =>
    widthOf(row.map((variant) => columnOf(variant, height))) <= WIDTH
  while (height > GRID && !rows.every(fits)) height -= GRID
  return height
}

function columnOf(variant: BoardVariant, height: number): ColumnPlan {
  const { picture, shown } = variant
  if (picture === null) return { variant, width: NARROWEST, picture: null }
  const { image } = picture
  const across = Math.max(1, Math.round((height * image.width) / (shown * image.height)))
  const width = Math.max(NARROWEST, onGrid(across + GRID - 1))
  return { variant, width, picture: { width: across, height } }
}

function widthOf(columns: readonly ColumnPlan[]): number {
  return columns.reduce((sum, { width }) => sum + width + COLUMN_GAP, -COLUMN_GAP)
}

function chunks<T>(items: readonly T[], length: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; at += length) rows.push(items.slice(at, at + length))
  return rows
}
