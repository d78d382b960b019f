import type { Plane } from '../../../../src/perception/see/plane'
import type { Size } from '../../../../src/perception/see/size'
import type { Spot } from '../fixation-metrics'

/** An upright box in px of its picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The part of a map's sum that lies in a box, cells on its edge by the part of them inside; 0–1. */
export function shareOfMap(map: Plane, box: Box, picture: Size): number {
  const across = overlaps(map.width, box.x / picture.width, (box.x + box.width) / picture.width)
  const down = overlaps(map.height, box.y / picture.height, (box.y + box.height) / picture.height)
  let inside = 0
  let all = 0
  for (let y = 0, i = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++, i++) {
      all += map.data[i]!
      inside += map.data[i]! * across[x]! * down[y]!
    }
  }
  return all > 0 ? inside / all : 0
}

/** How much of each of `count` equal cells lies between two places, which are parts of their whole length. */
function overlaps(count: number, from: number, to: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) =>
    Math.max(0, Math.min(i + 1, to * count) - Math.max(i, from * count))
  )
}

/** The part of looks that fall into a box, 0–1. */
export function shareOfSpots(spots: readonly Spot[], box: Box, { width, height }: Size): number {
  const isInside = ({ x, y }: Spot): boolean => {
    const [right, down] = [x * width - box.x, y * height - box.y]
    return right >= 0 && right < box.width && down >= 0 && down < box.height
  }
  return spots.filter(isInside).length / spots.length
}
