import type { JSX } from 'preact'
import type { ErrorData } from '../../errors'
import { Card, type CardAction } from './card'
import { type SentThing, words } from './words'

interface Props {
  title: string
  error: ErrorData
  actions?: CardAction[]
  /** The thing that may have been sent; only where that is in doubt. */
  sent?: SentThing | null
}

/** A failure: what happened, whether anything was sent, what to do next. */
export function ErrorCard({ title, error, actions = [], sent = null }: Props): JSX.Element {
  return (
    <Card tone="danger" role="alert" title={title} actions={actions}>
      <p>
        {sentence(error.message)} {sent && words().sent[error.sent](sent)} {error.advice}
      </p>
    </Card>
  )
}

/** Messages of unforeseen errors end without a full stop. */
function sentence(text: string): string {
  return /[.!?\u2026]$/.test(text) ? text : `${text}.`
}
