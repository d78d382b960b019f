import type { BoardVariant } from '../../../bridge'
import type { Size } from '../../figma/geometry/placement'
import { pictureSizes } from './picture-sizes'

const MOST_IN_ROW = 4
/** The shape of a screen or a slide, in which the board is looked at whole. */
const WANTED_RATIO = 1.6
/** Units in a board's width and height: text of one unit can be read when the whole board is in view. */
const UNITS_ACROSS = 96
const UNITS_DOWN = 80
const LEAST_UNIT = 8
/** In units. */
const NARROWEST_COLUMN = 19
export const COLUMN_GAP = 4
export const TILE_GAP = 1.25

export interface ColumnPlan {
  variant: BoardVariant
  /** Canvas px, as all sizes here. */
  width: number
  picture: Size
  /** Room for the pictures, laid side by side as far as they go. */
  picturesWidth: number
}

export interface BoardPlan {
  /** What the board is measured in: the size of its running text. */
  unit: number
  rows: ColumnPlan[][]
  /** Of the widest row. */
  width: number
}

/**
 * Lays variants out in rows of at most four, equally filled, and the pictures of each side by side or
 * below each other, whichever brings the board nearest to the shape of a screen.
 */
export function planBoard(variants: readonly BoardVariant[]): BoardPlan {
  const pictures = pictureSizes(variants.map(shapeOf))
  const most = Math.max(1, ...variants.map((variant) => variant.pictures.length))
  // Rows of pictures are full: four stand 4, 2 + 2 or one below the other, never 3 + 1.
  const acrosses = range(most).filter((across) => most % across === 0)
  return acrosses
    .map((across) => planFor(variants, pictures, across))
    .reduce((one, other) => (other.misfit < one.misfit ? other : one)).plan
}

function planFor(
  variants: readonly BoardVariant[],
  pictures: readonly Size[],
  across: number
): { plan: BoardPlan; misfit: number } {
  const cells = variants.map((variant, index) => {
    const picture = pictures[index]!
    const count = Math.max(1, Math.min(across, variant.pictures.length))
    return { variant, picture, count, down: Math.ceil(variant.pictures.length / count) }
  })
  const inRows = rowsOf(cells)
  const bare = {
    width: largest(inRows, (row) => sum(row, ({ picture, count }) => picture.width * count)),
    height: sum(inRows, (row) => largest(row, ({ picture, down }) => picture.height * down))
  }
  const unit = Math.max(
    LEAST_UNIT,
    Math.round(Math.max(bare.width / UNITS_ACROSS, bare.height / UNITS_DOWN))
  )
  const rows = inRows.map((row) =>
    row.map(({ variant, picture, count }): ColumnPlan => {
      const picturesWidth = count * picture.width + (count - 1) * unit * TILE_GAP
      const width = Math.max(picturesWidth, NARROWEST_COLUMN * unit)
      return { variant, picture, width, picturesWidth }
    })
  )
  const width = largest(
    rows,
    (row) => sum(row, (column) => column.width) + (row.length - 1) * COLUMN_GAP * unit
  )
  const height = bare.height + unit * (textLines(cells, inRows.length) + 16)
  return { plan: { unit, rows, width }, misfit: Math.abs(Math.log(width / height / WANTED_RATIO)) }
}

/** About how many units the texts of all rows take up, one below the other. */
function textLines(
  cells: readonly { variant: BoardVariant; down: number }[],
  rows: number
): number {
  return rows * largest(cells, ({ variant, down }) => 8 + 2 * down + 2 * variant.facts.length)
}

function rowsOf<T>(items: readonly T[]): T[][] {
  const columns = Math.ceil(items.length / Math.ceil(items.length / MOST_IN_ROW))
  const rows: T[][] = []
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns))
  return rows
}

/** 1, 2 and so on up to `most`. */
function range(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** A variant without a picture is given the room of a square. */
function shapeOf({ pictures }: BoardVariant): Size {
  return pictures[0]?.image ?? { width: 1, height: 1 }
}

function largest<T>(items: readonly T[], measure: (item: T) => number): number {
  return Math.max(...items.map(measure))
}

function sum<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((total, item) => total + measure(item), 0)
}
