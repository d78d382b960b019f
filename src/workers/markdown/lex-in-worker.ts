import type { Token } from 'marked'
import { askOnce } from '../ask-once'
import type { Rpc } from '../rpc'
import type { Script } from '../start-work'
import type { lex } from './lex'
import packed from './script?worker'

/** A text from outside may be made to keep a lexer busy for ever; a real one takes a few ms. */
const TIMEOUT_MS = 5_000

const script: Script = { kind: 'markdown', packed, who: 'markdown' }

/** The tokens of a Markdown text, away from the panel's thread. Rejects when that takes too long. */
export function lexInWorker(markdown: string, timeoutMs = TIMEOUT_MS): Promise<Token[]> {
  return askOnce(script, timeoutMs, (work: Rpc<{ lex: typeof lex }>) => work.lex(markdown))
}
