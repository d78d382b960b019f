/** The text of a script as the build packs it (`pack`). Rejects where the browser cannot inflate. */
export async function unpack(packed: string): Promise<string> {
  const text = new Blob([readBytes(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
  return new Response(text).text()
}

/** 13 bits in two characters, 6 in a last one that stands alone. */
function readBytes(packed: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((packed.length * 13) / 16))
  let length = 0
  let bits = 0
  let count = 0
  for (let at = 0; at < packed.length; at += 2) {
    const alone = at + 1 === packed.length
    const value = valueAt(packed, at)
    bits |= (alone ? value : value * 91 + valueAt(packed, at + 1)) << count
    for (count += alone ? 6 : 13; count >= 8; count -= 8) {
      bytes[length++] = bits
      bits >>>= 8
    }
  }
  return bytes.subarray(0, length)
}

/** Printable ASCII without ", <, \ and `. */
function valueAt(packed: string, at: number): number {
  const code = packed.charCodeAt(at)
  return code - 32 - +(code > 34) - +(code > 60) - +(code > 92) - +(code > 96)
}
