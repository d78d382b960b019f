import type { JSX } from 'preact'
import { Card, type CardAction } from '../kit/card'
import { useTools } from '../tools/use-tools'
import type { Recovery } from './recovery'
import type { RunStore } from './run-store'

interface Props<P extends string, I, R> {
  store: RunStore<P, I, R>
  /** What of it was sent, such as “video”. */
  thing: string
}

/** Runs of an earlier session that wait for a decision. */
export function Recoveries<P extends string, I, R>({ store, thing }: Props<P, I, R>): JSX.Element {
  return (
    <>
      {store.recoveries.value.map((recovery) => (
        <RecoveryCard
          key={recovery.entry.runId}
          {...recovery}
          thing={thing}
          busy={store.busy.value}
          onAgain={store.repeat(recovery.entry)}
          onResume={() => store.resume(recovery.entry)}
          onDiscard={() => store.discard(recovery.entry)}
        />
      ))}
    </>
  )
}

interface CardProps extends Recovery {
  thing: string
  /** One analysis runs at a time; what waits can go on after it. */
  busy: boolean
  /** null when it cannot be started from here again. */
  onAgain: (() => void) | null
  onResume: () => void
  onDiscard: () => void
}

function RecoveryCard(props: CardProps): JSX.Element {
  const { kind, entry, thing, busy, onAgain, onResume, onDiscard } = props
  const { tab } = useTools()
  const { provider } = entry
  const host = provider.host ?? provider.name
  const name = `“${entry.title}”`
  const discard: CardAction = { name: 'Discard', run: onDiscard }
  const ways = (way: string, run: (() => void) | null, main = true): CardAction[] =>
    busy || run === null ? [discard] : [{ name: way, run, main }, discard]
  switch (kind) {
    case 'interrupted':
      return (
        <Card
          role="status"
          title={`${name} was interrupted`}
          actions={ways('Analyse again', onAgain)}
        >
          <p>Glance was closed while it was analysed. Nothing was sent anywhere.</p>
        </Card>
      )
    case 'unknown':
      return (
        <Card
          tone="warning"
          role="status"
          title={`${name} may have been accepted`}
          actions={ways('Send it again anyway', onAgain, false)}
        >
          <p>
            Glance was closed while the {thing} was sent to {host}, before its answer came. Sending
            it again may be charged twice.
          </p>
        </Card>
      )
    case 'resume':
      return (
        <Card
          role="status"
          title={`${name} waits at ${host}`}
          actions={ways('Fetch the result', onResume)}
        >
          <p>Glance was closed before the result came. Fetching it is not charged again.</p>
        </Card>
      )
    case 'elsewhere':
      return (
        <Card
          role="status"
          title={`${name} waits at ${host}`}
          actions={[
            ...(GLANCE_CONNECTS
              ? [{ name: 'Open Settings', run: () => (tab.value = 'settings') }]
              : []),
            discard
          ]}
        >
          <p>
            That service is not connected now.{' '}
            {GLANCE_CONNECTS
              ? 'Enter its address and key to fetch the result.'
              : 'Open the version of Glance that connects it to fetch the result.'}
          </p>
        </Card>
      )
  }
}
