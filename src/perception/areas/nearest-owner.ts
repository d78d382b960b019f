import { AIM, reach, type Size } from '../see/size'
import type { Densities, LiveCells, Sums } from './take-row'

/**
 * For each cell the owner (-1 for none) of the nearest cell that has one, from middle to middle, no further than
 * `radius` cells; -1 where none is as near. Of owners equally near the first counts, so that a mirrored grid has
 * the mirrored answer. Exact in two passes, as one cell of each column is nearest, whatever the column asked from
 * (Meijster, Roerdink and Hesselink 2000); the second pass looks no further than the radius.
 */
export function nearestOwners(owners: Int32Array, grid: Size, radius: number): Int32Array {
  const most = Math.floor(radius)
  const near = owners.slice()
  const rows = new Int32Array(owners.length)
  for (let i = 0; i < rows.length; i++) rows[i] = owners[i]! < 0 ? most + 1 : 0
  const { width, height } = grid
  for (let y = 1; y < height; y++) carry(near, rows, (y - 1) * width, y * width, width, most)
  for (let y = height - 2; y >= 0; y--) carry(near, rows, (y + 1) * width, y * width, width, most)
  const nearest = new Int32Array(owners.length)
  for (let y = 0; y < height; y++) alongRow(near, rows, y * width, width, radius, nearest)
  return nearest
}

/** Copies nearer owners from the neighbouring row; `rows`: distance in rows, above `most` for none. */
function carry(
  near: Int32Array,
  rows: Int32Array,
  beside: number,
  row: number,
  width: number,
  most: number
): void {
  for (let x = 0; x < width; x++) {
    const away = rows[beside + x]! + 1
    if (away > most || away > rows[row + x]!) continue
    if (away === rows[row + x]! && near[beside + x]! >= near[row + x]!) continue
    rows[row + x] = away
    near[row + x] = near[beside + x]!
  }
}

/** For every cell of a row the nearest owner among those nearest in each column. */
function alongRow(
  near: Int32Array,
  rows: Int32Array,
  row: number,
  width: number,
  radius: number,
  nearest: Int32Array
): void {
  const most = Math.floor(radius)
  for (let x = 0; x < width; x++) {
    let least = rows[row + x]! ** 2
    let owner = near[row + x]!
    if (least > radius * radius) {
      least = radius * radius
      owner = -1
    }
    for (let aside = 1; aside <= most && aside * aside <= least; aside++) {
      for (let side = -aside; side <= aside; side += 2 * aside) {
        const column = x + side
        if (column < 0 || column >= width) continue
        const away = rows[row + column]!
        const distance = away * away + aside * aside
        if (distance > least) continue
        const found = near[row + column]!
        if (distance === least && owner >= 0 && owner <= found) continue
        least = distance
        owner = found
      }
    }
    nearest[row + x] = owner
  }
}

/**
 * Gives the densities of what no layer lies on to the nearest layer, where one is visible within the eye's aim;
 * the rest, which comes last, loses them. Looks that land on the ground beside a headline are looks
 * at the headline. What a layer lies on stays as it is shared out, also below one that is seen through.
 */
export function giveHalos(
  cells: LiveCells,
  [attention, perception]: Densities,
  sums: Sums[]
): void {
  const nearest = nearestOwners(cells.owner, cells, AIM * reach(cells))
  const rest = sums.at(-1)!
  for (let i = 0; i < nearest.length; i++) {
    const owner = nearest[i]!
    if (owner < 0) continue
    const bare = cells.bare[i]!
    sums[owner]!.attention += bare * attention[i]!
    sums[owner]!.perception += bare * perception[i]!
    rest.attention -= bare * attention[i]!
    rest.perception -= bare * perception[i]!
  }
}
