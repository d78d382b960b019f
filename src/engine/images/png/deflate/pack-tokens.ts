/**
 * Writes the codes of some tokens, `to` excluded, from a table of `code | bits << 24`. The state is the position in bits, and
 * the bits of the byte there that are given already.
 */
export function packTokens(
  tokens: Uint16Array,
  from: number,
  to: number,
  codes: Uint32Array,
  out: DataView,
  state: Int32Array
): void {
  const position = state[0]!
  let hold = state[1]!
  let held = position & 7
  let at = position >> 3
  for (let i = from; i < to; i++) {
    const code = codes[tokens[i]!]! | 0
    hold |= (code & 0xffffff) << held
    held += code >>> 24
    out.setInt32(at, hold, true)
    at += held >> 3
    hold >>>= held & 24
    held &= 7
  }
  state[0] = 8 * at + held
  state[1] = hold
}
