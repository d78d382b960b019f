/** The median of numbers of about −128 to 127, as CIELAB has them, to the next whole number. */
export function wholeMedian(values: Float32Array): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[Math.max(0, Math.min(255, Math.round(value) + 128))]!++
  let below = 0
  let at = 0
  while (below + counts[at]! <= values.length / 2) below += counts[at++]!
  return at - 128
}
