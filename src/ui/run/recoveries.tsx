import type { JSX } from 'preact'
import { Card, type CardAction } from '../kit/card'
import type { SentThing } from '../kit/words'
import { useTools } from '../tools/use-tools'
import type { Recovery } from './recovery'
import type { RunStore } from './run-store'
import { words } from './words'

interface Props {
  store: RunStore
  /** What of it was sent. */
  thing: SentThing
}

/** Runs of an earlier session that wait for a decision. */
export function Recoveries({ store, thing }: Props): JSX.Element {
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
  thing: SentThing
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
  const { provider, title } = entry
  const host = provider.host ?? provider.name
  const discard: CardAction = { name: words().discard, run: onDiscard }
  const ways = (way: string, run: (() => void) | null, main = true): CardAction[] =>
    busy || run === null ? [discard] : [{ name: way, run, main }, discard]
  switch (kind) {
    case 'interrupted':
      return (
        <Card
          role="status"
          title={words().interrupted.title(title)}
          actions={ways(words().interrupted.again, onAgain)}
        >
          <p>{words().interrupted.text}</p>
        </Card>
      )
    case 'unknown':
      return (
        <Card
          tone="warning"
          role="status"
          title={words().mayBeAccepted(title)}
          actions={ways(words().again.ask, onAgain, false)}
        >
          <p>{words().closedWhileSent(thing, host)}</p>
        </Card>
      )
    case 'resume':
      return (
        <Card
          role="status"
          title={words().waitsAt(title, host)}
          actions={ways(words().fetchResult, onResume)}
        >
          <p>{words().closedBeforeResult}</p>
        </Card>
      )
    case 'elsewhere':
      return (
        <Card
          role="status"
          title={words().waitsAt(title, host)}
          actions={[
            ...(GLANCE_CONNECTS
              ? [{ name: words().openSettings, run: () => (tab.value = 'settings') }]
              : []),
            discard
          ]}
        >
          <p>{GLANCE_CONNECTS ? words().connectToFetch : words().openOtherVersion}</p>
        </Card>
      )
  }
}
