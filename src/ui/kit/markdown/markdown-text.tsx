import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { words } from '../../words/words'
import { QuietButton } from '../quiet-button'
import { type Portion, readable, referencesIn, takePortion } from './portions'
import { renderMarkdown } from './render-markdown'

interface Props {
  markdown: string
  /** The text's name in a sentence, such as “the summary”. */
  name: string
  open: (url: string) => void
  classes: { text: string | undefined; raw: string | undefined }
}

/** A text from outside: shows its beginning, and more on request, in portions that keep the panel usable. */
export function MarkdownText(props: Props): JSX.Element {
  return <Portions key={props.markdown} {...props} />
}

function Portions({ markdown, name, open, classes }: Props): JSX.Element {
  const text = useMemo(() => readable(markdown), [markdown])
  const references = useMemo(() => referencesIn(text), [text])
  const [portions, setPortions] = useState(() => [takePortion(text, '', references)])
  const { rest = '', head } = portions.at(-1) ?? {}
  const more = (): void => setPortions([...portions, takePortion(rest, head, references)])
  return (
    <>
      <div class={classes.text}>
        {portions.map((portion, index) => (
          <PortionText key={index} portion={portion} open={open} raw={classes.raw} />
        ))}
      </div>
      {rest !== '' && (
        <QuietButton name={words().showMore} about={words().moreOf(name)} run={more} />
      )}
    </>
  )
}

interface PortionTextProps {
  portion: Portion
  open: Props['open']
  raw: string | undefined
}

/** A portion; one that could not be parsed is shown as plain text. */
function PortionText({ portion: { text, tokens }, open, raw }: PortionTextProps): JSX.Element {
  const nodes = useMemo(() => tokens && renderMarkdown(tokens, open), [tokens, open])
  return nodes === null ? <p class={raw}>{text}</p> : <>{nodes}</>
}
