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
  forEachNear(grid, peak, (i) => (left[i] = 0))
}

/** Gives each cell's density to the nearest of the peaks within whose reach it lies. */
function addShares(peaks: Peak[], density: Float32Array, grid: Size): void {
  const nearest = new Float32Array(density.length).fill(Infinity)
  const owner = new Int8Array(density.length).fill(-1)
  for (const [index, peak] of peaks.entries()) {
    forEachNear(grid, peak, (i, distance) => {
      if (distance >= nearest[i]!) return
      nearest[i] = distance
      owner[i] = index
    })
  }
  for (let i = 0; i < owner.length; i++) {
    const peak = peaks[owner[i]!]
    if (peak) peak.share += density[i]!
  }
}

/** Visits the cells within the suppression radius of a peak, with their squared distance in cells. */
function forEachNear(
  grid: Size,
  peak: Peak,
  visit: (i: number, squaredDistance: number) => void
): void {
  const radius = SUPPRESSION * reach(grid)
  const lastY = Math.min(grid.height - 1, Math.floor(peak.y + radius))
  const lastX = Math.min(grid.width - 1, Math.floor(peak.x + radius))
  for (let y = Math.max(0, Math.ceil(peak.y - radius)); y <= lastY; y++) {
    for (let x = Math.max(0, Math.ceil(peak.x - radius)); x <= lastX; x++) {
      const distance = (x - peak.x) ** 2 + (y - peak.y) ** 2
      if (distance <= radius * radius) visit(y * grid.width + x, distance)
    }
  }
}
