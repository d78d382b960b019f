import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { words } from '../../words/words'
import { idle } from '../timing/idle'
import { QuietButton } from '../quiet-button'
import { cutText, cutWords } from './cut-text'
import { renderMarkdown } from './render-markdown'
import { useTokens } from './use-tokens'

/** Blocks that are laid out within a frame of the screen. */
const SLICE = 60

interface Props {
  markdown: string
  /** What it is called for those who only hear “Show all”. */
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
