import { Inflate, strFromU8, strToU8 } from 'fflate'

/** Characters that a packed entry may hold; no version of Glance packed more. */
const MOST = 200_000
/** Bytes unpacked at once: deflate makes a thousand of one at most. */
const CHUNK = 128

const OPENING = '{"version":2,"deflate":"'
const CLOSING = '"}'

/** An entry as text. Earlier versions of Glance packed long ones; null for a packed one that is damaged. */
export function unpack(kept: string): string | null {
  if (!kept.startsWith(OPENING)) return kept
  if (!kept.endsWith(CLOSING)) return null
  try {
    return inflate(figma.base64Decode(kept.slice(OPENING.length, -CLOSING.length)))
  } catch {
    return null
  }
}

/** null for more than `MOST` characters. */
function inflate(bytes: Uint8Array): string | null {
  let text = ''
  const decode = new Inflate((part) => (text += strFromU8(part, true)))
  for (let at = 0; at < bytes.length; at += CHUNK) {
    decode.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
    if (text.length > MOST) return null
  }
  return strFromU8(strToU8(text, true))
}
