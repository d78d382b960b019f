import { cutToBytes, utf8Bytes } from '../figma/storage/entry-size'

const NOTE = '\n\n*The rest of this text was too long to keep in the file.*'

/** A text that fits into so many bytes: as it is, or cut at the end with a note that says so. */
export function fitText(markdown: string, most: number): string {
  if (utf8Bytes(markdown) <= most) return markdown
  return cutToBytes(markdown, most - utf8Bytes(NOTE)).trimEnd() + NOTE
}
