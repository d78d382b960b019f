import { lexer, type Token } from 'marked'

/** Longer texts are cut: nobody reads them in a panel. */
const MAX_CHARACTERS = 60_000

/** Markdown as marked's tokens, plain data that crosses threads. */
export function lex(markdown: string): Token[] {
  return [...lexer(markdown.slice(0, MAX_CHARACTERS))]
}
