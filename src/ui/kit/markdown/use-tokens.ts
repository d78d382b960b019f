import type { Token } from 'marked'
import { useEffect, useState } from 'preact/hooks'
import { lexInWorker } from '../../../workers/markdown/lex-in-worker'

/** `raw`: the text could not be taken apart and is shown as it came. */
export type Lexed = { state: 'lexing' } | { state: 'lexed'; tokens: Token[] } | { state: 'raw' }

/** Texts shown before are shown again at once; a panel shows few. */
const known = new Map<string, Token[]>()
const CAPACITY = 20

/** The tokens of a Markdown text, as soon as they are there. */
export function useTokens(markdown: string): Lexed {
  const [failed, setFailed] = useState<string | null>(null)
  const [, setLexed] = useState<string | null>(null)
  const tokens = known.get(markdown)
  useEffect(() => {
    if (known.has(markdown)) return undefined
    let wanted = true
    lexInWorker(markdown).then(
      (found) => {
        remember(markdown, found)
        if (wanted) setLexed(markdown)
      },
      () => {
        if (wanted) setFailed(markdown)
      }
    )
    return () => {
      wanted = false
    }
  }, [markdown])
  if (tokens !== undefined) return { state: 'lexed', tokens }
  return { state: failed === markdown ? 'raw' : 'lexing' }
}

function remember(markdown: string, tokens: Token[]): void {
  known.set(markdown, tokens)
  const oldest = known.size > CAPACITY ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
}
