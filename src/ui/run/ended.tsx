import type { JSX } from 'preact'
import { Card, type CardAction } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import type { SentThing } from '../kit/words'
import { useTools } from '../tools/use-tools'
import type { RunStore } from './run-store'
import { words } from './words'

interface Props {
  store: RunStore
  /** What of it may have been sent. */
  thing: SentThing
  /** What cancelling meant, where there is more to say than the store does. */
  cancelNote?: string
  /** Instead of going on, where trying again is of no use. */
  onDismiss?: () => void
}

/** How the last run ended without a result, and the ways on; null when it runs, or has a result. */
export function Ended(props: Props): JSX.Element | null {
  const { store, thing, cancelNote = store.cancelNote.value, onDismiss } = props
  const { errors } = useTools()
  const run = store.run.value
  if (run === null || run.state === 'running' || run.state === 'done') return null
  const { title: name, error } = run
  const again = (): void => errors.guard(() => store.again())
  const host = run.provider?.host ?? null
  const way = onDismiss === undefined ? store.retry.value : null
  const dismiss: CardAction = { name: words().dismiss, run: onDismiss ?? store.dismiss }
  if (error === null) {
    return (
      <Card role="status" title={words().cancelled(name)} actions={[dismiss]}>
        <p>{cancelNote}</p>
      </Card>
    )
  }
  if (way === 'repeated') {
    const actions = [
      { name: words().analysed.use, run: store.dismiss, main: true },
      { name: words().again[way], run: again }
    ]
    return (
      <Card tone="warning" role="alert" title={words().analysed.title} actions={actions}>
        <p>
          {error.message} {error.advice}
        </p>
      </Card>
    )
  }
  const ways: CardAction[] =
    way === null
      ? [dismiss]
      : [{ name: words().again[way], run: again, main: way !== 'ask' }, dismiss]
  if (way === 'ask') {
    return (
      <Card tone="warning" role="alert" title={words().mayBeAccepted(name)} actions={ways}>
        <p>
          {error.message} {words().lookThere(host ?? '')}
        </p>
      </Card>
    )
  }
  return (
    <ErrorCard
      title={words().failed(name)}
      error={error}
      // What stays on this computer was sent to nobody.
      sent={host === null ? null : thing}
      actions={ways}
    />
  )
}
