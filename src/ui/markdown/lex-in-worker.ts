import type { Token } from 'marked'
import { askScript } from '../provider/one-question'
import { LEXER_START } from './lexer-start'
import packed from './lexer-worker?worker'

/** A text from outside may be made to keep a lexer busy for ever; a real one takes a few ms. */
const TIMEOUT_MS = 5_000

const script = { packed, word: LEXER_START, timeoutMs: TIMEOUT_MS }

/** The tokens of a Markdown text, away from the panel's thread. Rejects when that takes too long. */
export async function lexInWorker(markdown: string): Promise<Token[]> {
  return (await askScript(script, markdown)) as Token[]
}
