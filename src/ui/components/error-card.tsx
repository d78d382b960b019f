import type { JSX } from 'preact'
import type { ErrorData, Sent } from '../../bridge'
import { Card, type CardAction } from './card'

interface Props {
  title: string
  error: ErrorData
  actions?: CardAction[]
  /** Says whether the picture was sent; only where that was the question. */
  sent?: boolean
}

const SENT: Record<Sent, string> = {
  no: 'Nothing was sent.',
  yes: 'The picture was sent.',
  maybe: 'The picture may have been sent.'
}

/** A failure: what happened, whether anything was sent, what to do next. */
export function ErrorCard({ title, error, actions = [], sent = false }: Props): JSX.Element {
  return (
    <Card tone="danger" role="alert" title={title} actions={actions}>
      <p>
        {sentence(error.message)} {sent && SENT[error.sent]} {error.advice}
      </p>
    </Card>
  )
}

/** Messages of unforeseen errors end without a full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
