import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'

/** Text that is shorter gains too little. */
const LEAST = 400
/** Characters that a packed entry may hold: whoever packs more means harm. */
const MOST = 200_000
/** Bytes unpacked at once: deflate makes a thousand of one at most. */
const CHUNK = 128

/** An earlier Glance takes it for an entry of a later version, and leaves it alone. */
const OPENING = '{"version":2,"deflate":"'
const CLOSING = '"}'

/** A text as it is kept in the file: packed where that is shorter. */
export function pack(text: string): string {
  if (text.length < LEAST) return text
  const packed = OPENING + figma.base64Encode(deflateSync(strToU8(text))) + CLOSING
  return packed.length < text.length ? packed : text
}

/** A kept text, of any version of Glance; null where it is damaged. */
export function unpack(kept: string): string | null {
  if (!kept.startsWith(OPENING)) return kept
  if (!kept.endsWith(CLOSING)) return null
  try {
    return inflate(figma.base64Decode(kept.slice(OPENING.length, -CLOSING.length)))
  } catch {
    return null
  }
}

/** null for what is longer than anything that Glance packs. */
function inflate(bytes: Uint8Array): string | null {
  let text = ''
  const decode = new Inflate((part) => (text += strFromU8(part, true)))
  for (let at = 0; at < bytes.length; at += CHUNK) {
    decode.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
    if (text.length > MOST) return null
  }
  return strFromU8(strToU8(text, true))
}
