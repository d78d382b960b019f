import { words } from './verdict/words'

/** How much more one is than the other, up to each limit of their ratio less one. */
const STEPS: readonly [upTo: number, name: keyof ReturnType<typeof words>['times']][] = [
  [0.025, 'hardly'],
  [0.075, 'twentieth'],
  [0.15, 'tenth'],
  [0.225, 'fifth'],
  [0.29, 'quarter'],
  [0.41, 'third'],
  [0.6, 'half'],
  [0.875, 'threeQuarters'],
  [1.25, 'twice'],
  [1.75, 'twoAndAHalf'],
  [2.5, 'thrice']
]

/** The ratio of two shares in words; null where the smaller one is next to nothing. */
export function howMuch(more: number, less: number): string | null {
  if (less < 0.0005) return null
  const above = more / less - 1
  const found = STEPS.find(([upTo]) => above < upTo)
  if (found !== undefined) return words().times[found[1]]
  const times = Math.round(above + 1)
  return times > 10 ? words().overTenTimes : words().timesAsMuch(times)
}
