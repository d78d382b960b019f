import { Lexer, type Token } from 'marked'

/** The file keeps no longer text, and the nastiest of this length keep the lexer busy for a tenth of a second. */
const MOST_CHARACTERS = 8_000
/** Lists thirty deep have as many: a panel draws each inside the other, and would have no stack left for thousands. */
const MOST_LEVELS = 100
/** Laying out one longer word takes a browser seconds. */
const LONGEST_WORD = 200

const LONG_WORD = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'gu')

/** A text from outside as it can be laid out: no word is longer than a browser draws at once. */
export function readable(markdown: string): string {
  return markdown
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/\r\n?/g, '\n')
    .replace(LONG_WORD, '$1…')
    .trim()
}

/** The parts of a readable text; null where it is nested too deeply, if only for the lexer's own stack. */
export function lexMarkdown(text: string): Token[] | null {
  try {
    const tokens = [...new Lexer().lex(text)]
    return isDeep(tokens) ? null : tokens
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function isDeep(tokens: readonly Token[]): boolean {
  let level: object[] = [...tokens]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(insideOf)
  }
  return false
}

/** Tokens in a token, items of a list, cells of a table. */
function insideOf(token: object): object[] {
  const values: unknown[] = Object.values(token).flat(2)
  return values.filter((value): value is object => typeof value === 'object' && value !== null)
}
