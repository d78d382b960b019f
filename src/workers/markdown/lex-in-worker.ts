import type { Token } from 'marked'
import { askOnce } from '../ask-once'

/** A text from outside may be made to keep a lexer busy for ever; a real one takes a few ms. */
const LEXING = { name: 'The reading of Markdown', timeoutMs: 5_000 }

/** The tokens of a Markdown text, away from the panel's thread. Rejects when that takes too long. */
export function lexInWorker(markdown: string): Promise<Token[]> {
  return askOnce(LEXING, (work) => work.lex(markdown))
}
