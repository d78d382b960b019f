import { gaussianBlur } from '../../../../src/perception/see/gaussian-blur'
import type { Plane } from '../../../../src/perception/see/plane'
import { enlarged } from '../svg'
import type { Box } from './things'

/** How many spots a thing has to be among. */
const SPOTS = 3
/** How far from a stronger peak the next one lies at least, as part of the longer side. */
const APART = 0.1
/** How far outside its box a spot may lie and still be on a thing, as part of the longer side. */
const NEAR = 0.01
/** Blur of a map before its peaks are asked for, as part of its width: detail within it is no spot of its own. */
const BLUR = 0.013

export interface Place {
  x: number
  y: number
}

/** The highest places of a map, in parts of its sides, each well apart from all that are higher. */
export function topPeaks(map: Plane, count = SPOTS): Place[] {
  const { width, height } = map
  const left = gaussianBlur(map, BLUR * width).data
  const radius = APART * Math.max(width, height)
  return Array.from({ length: count }, () => {
    let peak = 0
    for (let i = 1; i < left.length; i++) if (left[i]! > left[peak]!) peak = i
    const px = peak % width
    const py = Math.floor(peak / width)
    for (let i = 0; i < left.length; i++) {
      if (Math.hypot((i % width) - px, Math.floor(i / width) - py) <= radius) left[i] = -Infinity
    }
    return { x: (px + 0.5) / width, y: (py + 0.5) / height }
  })
}

/** Whether one of the first three spots (in parts of the picture's sides) lies on a thing or beside it. */
export function isAmong(
  spots: readonly Place[],
  box: Box,
  { width, height }: { width: number; height: number }
): boolean {
  const near = enlarged(box, NEAR * Math.max(width, height))
  return spots.slice(0, SPOTS).some(({ x, y }) => {
    const [right, down] = [x * width - near.x, y * height - near.y]
    return right >= 0 && right <= near.width && down >= 0 && down <= near.height
  })
}

/** The part of scenes in which the thing is among the map's first three peaks. */
export function hitPart(scenes: readonly { byMap: boolean }[]): number {
  return scenes.filter(({ byMap }) => byMap).length / scenes.length
}
