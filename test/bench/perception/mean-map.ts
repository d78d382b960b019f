import { resize } from '../../../src/perception/see/resize'
import { plane, type Plane } from '../../../src/perception/see/plane'
import type { Size } from '../../../src/perception/see/size'

/** Pictures of any shape are averaged on a square of so many cells. */
const SQUARE: Size = { width: 64, height: 64 }

/** What was looked at in a picture, and what it has in common with those that may not predict it. */
interface Seen {
  site: string
  truth: Plane
}

/**
 * Where people look whatever there is to see: for each picture the mean density of those of other sites, stretched
 * to a grid. Even where there is no other site.
 */
export function meanMaps(seen: readonly Seen[]): (site: string, grid: Size) => Plane {
  const squares = seen.map(({ site, truth }) => ({ site, ...resize(truth, SQUARE) }))
  return (site, grid) => {
    const others = squares.filter((square) => square.site !== site)
    const mean = plane(SQUARE.width, SQUARE.height)
    for (const { data } of others) for (let i = 0; i < data.length; i++) mean.data[i]! += data[i]!
    if (others.length === 0) mean.data.fill(1)
    return resize(mean, grid)
  }
}
