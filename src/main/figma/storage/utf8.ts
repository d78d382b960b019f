/** Bytes of a text in UTF-8; the main thread has no TextEncoder. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0)
  return bytes
}

/** Cuts a text to the longest prefix of whole characters that fits into `most` bytes. */
export function cutToBytes(text: string, most: number): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += bytesOf(character.codePointAt(0) ?? 0)
    if (bytes > most) return text.slice(0, end)
    end += character.length
  }
  return text
}

/** Lone surrogates are written as U+FFFD, three bytes like the range they come from. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
