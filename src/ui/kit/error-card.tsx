import type { JSX } from 'preact'
import type { ErrorData, Sent } from '../../errors'
import { Card, type CardAction } from './card'

interface Props {
  title: string
  error: ErrorData
  actions?: CardAction[]
  /** What may have been sent, such as “picture”; only where that was the question. */
  sent?: string | null
}

/** What was sent, in words. */
export const SENT: Record<Sent, (thing: string) => string> = {
  no: () => 'Nothing was sent.',
  yes: (thing) => `The ${thing} was sent.`,
  maybe: (thing) => `The ${thing} may have been sent.`
}

/** A failure: what happened, whether anything was sent, what to do next. */
export function ErrorCard({ title, error, actions = [], sent = null }: Props): JSX.Element {
  return (
    <Card tone="danger" role="alert" title={title} actions={actions}>
      <p>
        {sentence(error.message)} {sent && SENT[error.sent](sent)} {error.advice}
      </p>
    </Card>
  )
}

/** Messages of unforeseen errors end without a full stop. */
function sentence(text: string): string {
  return /[.!?\u2026]$/.test(text) ? text : `${text}.`
}
