import { AIM, reach, type Size } from '../see/size'
import type { Cells, Densities, Sums } from './paint'

/**
 * For each cell the owner (-1 for none) of the nearest cell that has one, from middle to middle, no further than
 * `radius` cells; -1 where none is as near. Of owners equally near the first counts, so that a mirrored grid has
 * the mirrored answer. The nearest in each column is among the nearest of all, so columns come first, then rows.
 */
export function nearestOwners(
  owners: Int32Array,
  { width, height }: Size,
  radius: number
): Int32Array {
  const most = radius * radius
  const squares = new Float64Array(owners).map((owner) => (owner < 0 ? Infinity : 0))
  const inColumn = nearestAlong({ owners, squares }, width, height, most)
  return nearestAlong(inColumn, 1, width, most).owners
}

/** Owners by cell, and the squares of how far away they are. */
interface Near {
  owners: Int32Array
  squares: Float64Array
}

/** The nearest of those that the cells of one line have, which are `step` apart and of which there are `count`. */
function nearestAlong({ owners, squares }: Near, step: number, count: number, most: number): Near {
  const near: Near = { owners: owners.slice(), squares: squares.slice() }
  for (let i = 0; i < owners.length; i++) {
    const place = Math.floor(i / step) % count
    let owner = owners[i]!
    let least = Math.min(most, squares[i]!)
    for (let away = 1; away * away <= least; away++) {
      for (let side = -away; side <= away; side += 2 * away) {
        if (place + side < 0 || place + side >= count) continue
        const at = i + side * step
        const square = squares[at]! + away * away
        const isNearer = square < least || (square === least && (owner < 0 || owners[at]! < owner))
        if (!isNearer) continue
        owner = owners[at]!
        least = square
      }
    }
    near.owners[i] = owner
    near.squares[i] = owner < 0 ? Infinity : least
  }
  return near
}

/**
 * Gives the densities of what no layer lies on to the nearest layer, where one is visible within the eye's aim;
 * the rest, which comes last, loses them. Looks that land on the ground beside a headline are looks
 * at the headline. What a layer lies on stays as it is shared out, also below one that is seen through.
 */
export function giveHalos(cells: Cells, [attention, perception]: Densities, sums: Sums[]): void {
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
