import { AIM, reach } from '../filters/fit-area'
import type { LiveCells } from './live-cells'
import { nearestOwners } from './nearest-owner'
import type { Densities, Sums } from './take-row'

/**
 * Gives the densities of what no layer lies on to the nearest layer, where one is visible within the eye's aim;
 * the rest, which comes last, loses them. Nobody looks at the ground beside a headline: looks at the headline land
 * there. What a layer lies on stays as it is shared out, also below one that is seen through.
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
