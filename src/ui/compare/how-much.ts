/** How much more one is than the other, up to each limit of their ratio less one. */
const WORDS: readonly [upTo: number, words: string][] = [
  [0.025, 'hardly more'],
  [0.075, 'about a twentieth more'],
  [0.15, 'about a tenth more'],
  [0.225, 'about a fifth more'],
  [0.29, 'about a quarter more'],
  [0.41, 'about a third more'],
  [0.6, 'about half as much again'],
  [0.875, 'about three quarters more'],
  [1.25, 'about twice as much'],
  [1.75, 'about two and a half times as much'],
  [2.5, 'about three times as much']
]

/** The ratio of two shares in words; null where the smaller one is next to nothing. */
export function howMuch(more: number, less: number): string | null {
  if (less < 0.0005) return null
  const above = more / less - 1
  const found = WORDS.find(([upTo]) => above < upTo)
  if (found !== undefined) return found[1]
  const times = Math.round(above + 1)
  return times > 10 ? 'more than ten times as much' : `about ${times} times as much`
}
