import { LONGEST_RUN, RUN, SHORTEST_RUN } from './run-symbols'

/**
 * Adds the tokens of a part of the bytes to the `count` there are and returns how many there are then.
 * A run repeats the literal before it. Writes up to three places beyond the last token.
 */
export function findTokens(
  bytes: Uint8Array,
  from: number,
  to: number,
  tokens: Uint16Array,
  count: number
): number {
  let end = count
  for (let at = from; at < to;) {
    const byte = bytes[at++]!
    const last = Math.min(to, at + LONGEST_RUN)
    const start = at
    while (at < last && bytes[at] === byte) at++
    const run = at - start
    tokens[end++] = byte
    if (run >= SHORTEST_RUN) tokens[end++] = RUN + run
    else {
      // All three are written, and as many kept as there are: no branch to guess wrong.
      tokens[end] = byte
      tokens[end + 1] = byte
      tokens[end + 2] = byte
      end += run
    }
  }
  return end
}
