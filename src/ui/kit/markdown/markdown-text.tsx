import type { Token } from 'marked'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { lexInWorker } from '../../../workers/markdown/lex-in-worker'
import { words } from '../../words/words'
import { QuietButton } from '../quiet-button'
import { idle } from '../timing/idle'
import { renderMarkdown } from './render-markdown'

/** Blocks that are laid out within a frame of the screen. */
const SLICE = 60

interface Props {
  markdown: string
  /** Read out after “Show all”. */
  name: string
  open: (url: string) => void
  classes: { text: string | undefined; raw: string | undefined }
  /** Shown until the text is taken apart. */
  waiting: JSX.Element
}

/** A text from outside, however long: its beginning at once, all of it when asked, in slices that leave the panel usable. */
export function MarkdownText({ markdown, name, open, classes, waiting }: Props): JSX.Element {
  const [whole, setWhole] = useState(false)
  const [shown, setShown] = useState(SLICE)
  const readable = useMemo(() => cutWords(markdown), [markdown])
  const head = useMemo(() => cutText(readable), [readable])
  const lexed = useTokens(whole ? readable : head)
  const tokens = lexed.state === 'lexed' ? lexed.tokens : null
  const more = whole && tokens !== null && shown < tokens.length
  useEffect(() => {
    if (!more) return undefined
    let wanted = true
    void idle().then(() => {
      if (wanted) setShown(shown + SLICE)
    })
    return () => {
      wanted = false
    }
  }, [more, shown])
  const nodes = useMemo(
    () => tokens && renderMarkdown(tokens.slice(0, shown), open),
    [tokens, shown, open]
  )
  if (lexed.state === 'lexing') return waiting
  if (lexed.state === 'raw') return <p class={classes.raw}>{head}</p>
  const cut = !whole && (head !== readable || (tokens?.length ?? 0) > SLICE)
  return (
    <>
      <div class={classes.text} aria-busy={more}>
        {nodes}
      </div>
      {cut && <QuietButton name={words().showAll} about={name} run={() => setWhole(true)} />}
    </>
  )
}

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

/** `raw`: the text could not be taken apart and is shown as it came. */
type Lexed = { state: 'lexing' } | { state: 'lexed'; tokens: Token[] } | { state: 'raw' }

/** Texts shown before are shown again at once; a panel shows few. */
const known = new Map<string, Token[]>()
const CAPACITY = 20

/** The tokens of a Markdown text, as soon as they are there. */
function useTokens(markdown: string): Lexed {
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
