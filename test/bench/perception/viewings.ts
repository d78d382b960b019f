import type { Size } from '../../../src/perception/see/size'
import { resize } from '../../../src/perception/see/resize'
import { sumToOne } from '../../../src/perception/see/statistics'
import { plane, type Plane } from '../../../src/perception/see/plane'
import { countsOf, type Spot } from './fixation-metrics'
import { readPixels } from './read-pixels'
import { scoreGrid } from './score-grid'
import { viewedDensity, type Viewing } from './score-map'
import type { Fixation, ViewedPicture } from './viewing-data'

/** A picture and what maps of it are held against. */
export interface Viewed extends Viewing {
  picture: ViewedPicture
  /** Size of the picture as the engine sees it, px. */
  size: Size
  spots: Fixation[]
}

/**
 * What people did with each picture of a set. `sizeOf` says how large a picture is; those in which no one looked
 * at anything are left out.
 */
export async function viewingsOf(
  pictures: readonly ViewedPicture[],
  sizeOf: (file: string) => Promise<Size>
): Promise<Viewed[]> {
  const viewings: Viewed[] = []
  const all = pictures.flatMap(({ fixations }) => fixations)
  for (const picture of pictures) {
    const { file, importance, fixations: spots } = picture
    if (importance === null && spots.length === 0) continue
    const size = await sizeOf(file)
    const truth = importance === null ? viewedDensity(spots, size) : await painted(importance, size)
    viewings.push({ picture, size, truth, spots, elsewhere: elsewhere(all, spots, truth) })
  }
  return viewings
}

/** The same by some of the fixations alone; null for a picture in which there are none. */
export function viewingsBy(
  viewings: readonly Viewed[],
  use: (fixation: Fixation) => boolean
): (Viewed | null)[] {
  const all = viewings.flatMap(({ spots }) => spots.filter(use))
  return viewings.map((viewed) => {
    const spots = viewed.spots.filter(use)
    if (spots.length === 0) return null
    const truth = viewedDensity(spots, viewed.size)
    return { ...viewed, truth, spots, elsewhere: elsewhere(all, spots, truth) }
  })
}

/** How often people look at each cell of a grid in other pictures: where people look whatever there is to see. */
function elsewhere(all: readonly Spot[], own: readonly Spot[], grid: Size): Plane {
  const { width, height } = grid
  const counts = countsOf(all, width, height)
  const ownCounts = countsOf(own, width, height)
  return { width, height, data: counts.data.map((count, i) => count - ownCounts.data[i]!) }
}

/** Importance that people painted, brighter for more. */
async function painted(file: string, size: Size): Promise<Plane> {
  const { width, height, data } = await readPixels(file)
  const map = plane(width, height)
  for (let i = 0; i < map.data.length; i++) map.data[i] = data[4 * i]!
  const grid = scoreGrid(size)
  const truth = resize(map, grid)
  sumToOne(truth.data)
  return truth
}
