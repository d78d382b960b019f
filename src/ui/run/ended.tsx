import type { JSX } from 'preact'
import type { ErrorData } from '../../bridge'
import type { ProviderInfo } from '../../file'
import { Card, type CardAction } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import type { RetryWay } from './retry-way'

export const AGAIN: Record<RetryWay, string> = {
  resume: 'Fetch the result again',
  ask: 'Send it again anyway',
  repeated: 'Analyse again anyway',
  again: 'Try again'
}

interface Props {
  /** What was analysed: its name, and what of it may have been sent. */
  name: string
  thing: string
  provider: ProviderInfo
  /** null when it was cancelled. */
  error: ErrorData | null
  /** What cancelling meant. */
  cancelNote: string
  /** null when there is no way on. */
  way: RetryWay | null
  onAgain: () => void
  onDismiss: () => void
}

/** How an analysis ended without a result, and the ways on. */
export function Ended(props: Props): JSX.Element {
  const { name, thing, provider, error, cancelNote, way, onAgain, onDismiss } = props
  const dismiss: CardAction = { name: 'Dismiss', run: onDismiss }
  if (error === null) {
    return (
      <Card role="status" title={`“${name}” was cancelled`} actions={[dismiss]}>
        <p>{cancelNote}</p>
      </Card>
    )
  }
  const ways: CardAction[] =
    way === null ? [dismiss] : [{ name: AGAIN[way], run: onAgain, main: way !== 'ask' }, dismiss]
  if (way === 'ask') {
    return (
      <Card tone="warning" role="alert" title="The answer never came" actions={ways}>
        <p>
          {error.message} {provider.host} may have accepted “{name}” all the same. Sending it again
          may be charged twice.
        </p>
      </Card>
    )
  }
  return (
    <ErrorCard
      title={`“${name}” could not be analysed`}
      error={error}
      // What stays on this computer was sent to nobody.
      sent={provider.host === null ? null : thing}
      actions={ways}
    />
  )
}
