/** A score in a word. The borders are thirds, rounded: no study supports finer ones. */
function band(value: number, words: readonly [low: string, middle: string, high: string]): string {
  if (value < 35) return words[0]
  return value < 65 ? words[1] : words[2]
}

export function clarityBand(value: number): string {
  return band(value, ['cluttered', 'moderate', 'clear'])
}

export function excitingnessBand(value: number): string {
  return band(value, ['calm', 'moderate', 'lively'])
}
