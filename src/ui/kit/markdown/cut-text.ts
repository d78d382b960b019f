/** As much as anybody reads in a panel before asking for more: a long summary is 3,000 characters. */
const FIRST_CHARACTERS = 8_000
/** Laying out one longer word takes a browser seconds. */
const LONGEST_WORD = 200

const LONG_WORD = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'gu')

/** The beginning of a long text, up to the end of a paragraph, line or word; the text itself when it is short. */
export function cutText(markdown: string): string {
  if (markdown.length <= FIRST_CHARACTERS) return markdown
  const head = markdown.slice(0, FIRST_CHARACTERS)
  const ends = ['\n\n', '\n', ' '].map((end) => head.lastIndexOf(end))
  const end = ends.find((at) => at > FIRST_CHARACTERS / 2)
  return head.slice(0, end ?? FIRST_CHARACTERS)
}

/** The same text with no word longer than a browser lays out at once. */
export function cutWords(markdown: string): string {
  return markdown.replace(LONG_WORD, '$1…')
}
