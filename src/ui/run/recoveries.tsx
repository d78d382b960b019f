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
        <RecoveryCard key={recovery.entry.runId} {...recovery} store={store} thing={thing} />
      ))}
    </>
  )
}

type CardProps = Recovery & Props

function RecoveryCard({ kind, entry, store, thing }: CardProps): JSX.Element {
  const { tab } = useTools()
  const { provider, title } = entry
  const host = provider.host ?? provider.name
  const repeat = store.repeat(entry)
  const say = words()
  const settings = { name: say.openSettings, run: () => (tab.value = 'settings') }
  const cards: Record<Recovery['kind'], { title: string; text: string; way: CardAction | null }> = {
    interrupted: {
      title: say.interrupted.title(title),
      text: say.interrupted.text,
      way: repeat && { name: say.interrupted.again, run: repeat, main: true }
    },
    unknown: {
      title: say.mayBeAccepted(title),
      text: say.closedWhileSent(thing, host),
      way: repeat && { name: say.again.ask, run: repeat }
    },
    resume: {
      title: say.waitsAt(title, host),
      text: say.closedBeforeResult,
      way: { name: say.fetchResult, run: () => store.resume(entry), main: true }
    },
    otherName: {
      title: say.otherName.title(title, entry.fileName ?? ''),
      text: say.otherName.text,
      way: { name: say.otherName.claim, run: () => store.claim(entry) }
    },
    elsewhere: {
      title: say.waitsAt(title, host),
      text: GLANCE_CONNECTS ? say.connectToFetch : say.openOtherVersion,
      way: GLANCE_CONNECTS ? settings : null
    }
  }
  const { way, ...card } = cards[kind]
  // One analysis runs at a time; what waits can go on after it.
  const offered =
    way !== null && (kind === 'elsewhere' || kind === 'otherName' || !store.busy.value) ? [way] : []
  const actions = [...offered, { name: say.discard, run: () => store.discard(entry) }]
  return (
    <Card
      tone={kind === 'unknown' ? 'warning' : 'plain'}
      role="status"
      title={card.title}
      actions={actions}
    >
      <p>{card.text}</p>
    </Card>
  )
}
