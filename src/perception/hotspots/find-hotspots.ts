import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { largest } from '../filters/largest'
import type { Hotspot } from './hotspot'

/** Peaks closer than this part of the reach to a stronger one belong to it. */
const SUPPRESSION = 0.12
/** Peaks below this part of the strongest are no hotspots. */
const LEAST_PEAK = 0.35
const MOST_HOTSPOTS = 9
/** The strongest circle touches at most its half of the way to the nearest centre. */
const LARGEST_RADIUS = SUPPRESSION / 2

interface Peak {
  x: number
  y: number
  share: number
}

/**
 * The strongest separate peaks of a density (summing to 1, on `grid`), strongest share first, in
 * pixels of `picture`. A spot's share is the density within the suppression radius of its peak and
 * nearer to it than to any other.
 */
export function findHotspots(density: Float32Array, grid: Size, picture: Size): Hotspot[] {
  const peaks = greedyPeaks(density, grid)
  addShares(peaks, density, grid)
  peaks.sort((one, other) => other.share - one.share)
  const most = peaks[0]?.share ?? 0
  return peaks.map(({ x, y, share }, i) => ({
    x: ((x + 0.5) / grid.width) * picture.width,
    y: ((y + 0.5) / grid.height) * picture.height,
    radius: LARGEST_RADIUS * reach(picture) * Math.sqrt(share / most),
    share,
    rank: i + 1
  }))
}

function greedyPeaks(density: Float32Array, grid: Size): Peak[] {
  const left = density.slice()
  const least = LEAST_PEAK * largest(density)
  const peaks: Peak[] = []
  while (peaks.length < MOST_HOTSPOTS) {
    let best = 0
    for (let i = 1; i < left.length; i++) if (left[i]! > left[best]!) best = i
    if (left[best]! < least || left[best] === 0) break
    const peak = { x: best % grid.width, y: Math.floor(best / grid.width), share: 0 }
    peaks.push(peak)
    suppress(left, grid, peak)
  }
  return peaks
}

function suppress(left: Float32Array, grid: Size, peak: Peak): void {
  const limit = (SUPPRESSION * reach(grid)) ** 2
  for (let i = 0; i < left.length; i++) {
    if (distance(i, grid, peak) <= limit) left[i] = 0
  }
}

function addShares(peaks: Peak[], density: Float32Array, grid: Size): void {
  const limit = (SUPPRESSION * reach(grid)) ** 2
  for (let i = 0; i < density.length; i++) {
    let nearest: Peak | undefined
    let least = limit
    for (const peak of peaks) {
      const d = distance(i, grid, peak)
      if (d <= least) {
        least = d
        nearest = peak
      }
    }
    if (nearest) nearest.share += density[i]!
  }
}

/** Squared distance between a grid cell and a peak, in cells. */
function distance(i: number, { width }: Size, { x, y }: Peak): number {
  const dx = (i % width) - x
  const dy = Math.floor(i / width) - y
  return dx * dx + dy * dy
}
