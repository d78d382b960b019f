import type { Thirds } from '../../perception'

/** An even spread gives each third 33%; a third under this gets little. */
const LITTLE = 0.2

/** A third over this gets most of it. */
const MOST = 0.5

export type ThirdName = keyof Thirds

const NAMES: Record<ThirdName, string> = {
  top: 'top third',
  middle: 'middle third, from top to bottom,',
  bottom: 'bottom third',
  left: 'left third',
  centre: 'centre third, from left to right,',
  right: 'right third'
}

/** The outer thirds that get under 20%, weakest first. */
export function neglectedThirds(thirds: Thirds): ThirdName[] {
  const outer = ['top', 'bottom', 'left', 'right'] as const
  return outer.filter((name) => thirds[name] < LITTLE).sort((a, b) => thirds[a] - thirds[b])
}

/** The third with the largest share when that is over half; null otherwise. */
export function dominantThird(thirds: Thirds): ThirdName | null {
  const names = Object.keys(NAMES) as ThirdName[]
  const [largest] = names.sort((a, b) => thirds[b] - thirds[a])
  return largest !== undefined && thirds[largest] > MOST ? largest : null
}

export function thirdInWords(name: ThirdName): string {
  return NAMES[name]
}
