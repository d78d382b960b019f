import type { Thirds } from '../../perception'
import { isLow, valueOf } from './compare'
import type { Measured } from './measured'
import { type Point, regionAt } from './place'

const OUTER_THIRDS = ['top', 'bottom', 'left', 'right'] as const

export type OuterThird = (typeof OUTER_THIRDS)[number]

/** The outer thirds whose share of attention is low, weakest first. */
export function neglectedThirds(measured: Measured): OuterThird[] {
  return OUTER_THIRDS.filter((name) => isLow(measured, name)).sort(
    (a, b) => valueOf(measured, a) - valueOf(measured, b)
  )
}

/** Whether a point lies in an outer third of the picture. */
export function liesInThird(third: OuterThird, point: Point): boolean {
  const region = regionAt(point)
  switch (third) {
    case 'top':
      return region < 3
    case 'bottom':
      return region > 5
    case 'left':
      return region % 3 === 0
    case 'right':
      return region % 3 === 2
  }
}

const IN_WORDS: Record<keyof Thirds, string> = {
  top: 'top third',
  middle: 'middle third, from top to bottom,',
  bottom: 'bottom third',
  left: 'left third',
  centre: 'centre third, from left to right,',
  right: 'right third'
}

/** The third that holds more than half of a density; null when none does. */
export function majorityThird(thirds: Thirds): { inWords: string; share: number } | null {
  const [largest] = Object.entries(thirds).sort(([, a], [, b]) => b - a) as [keyof Thirds, number][]
  if (largest === undefined || largest[1] <= 0.5) return null
  return { inWords: IN_WORDS[largest[0]], share: largest[1] }
}
