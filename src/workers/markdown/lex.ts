import { lexer, type Token } from 'marked'

/** Longer texts are cut: nobody reads them in a panel. */
const MAX_CHARACTERS = 60_000
/** Lists thirty deep have as many: a panel draws each inside the other, and would have no stack left for thousands. */
const MAX_LEVELS = 100

/**
 * Markdown as marked's tokens, plain data that crosses threads. Throws where they lie in each other deeper than any
 * text that is meant to be read.
 */
export function lex(markdown: string): Token[] {
  const tokens = [...lexer(markdown.slice(0, MAX_CHARACTERS))]
  let level: object[] = tokens
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) throw new RangeError('The text is nested too deeply.')
    level = level.flatMap(insideOf)
  }
  return tokens
}

/** Tokens in a token, items of a list, cells of a table. */
function insideOf(token: object): object[] {
  const values: unknown[] = Object.values(token).flat(2)
  return values.filter((value): value is object => typeof value === 'object' && value !== null)
}
