import type { JSX } from 'preact'
import { Card, type CardAction, ErrorCard } from '../kit/card'
import type { SentThing } from '../words/words'
import { useTools } from '../tools/use-tools'
import type { Recovery } from './job'
import type { RunStore } from './runs'
import { words } from './words'

interface Props {
  store: RunStore
  /** The thing that may have been sent. */
  thing: SentThing
  /** What cancelling did, instead of the store's note. */
  cancelNote?: string
  /** Replaces the ways on, where trying again is of no use. */
  onDismiss?: () => void
}

/** How the last run ended without a result, and the ways on; null otherwise. */
export function Ended(props: Props): JSX.Element | null {
  const { store, thing, cancelNote = store.cancelNote.value, onDismiss } = props
  const { errors } = useTools()
  const run = store.run.value
  if (run === null || run.state === 'running' || run.state === 'done') return null
  const { title: name, error } = run
  const say = words()
  const way = onDismiss === undefined ? store.retry.value : null
  const dismiss: CardAction = { name: say.dismiss, run: onDismiss ?? store.dismiss }
  if (error === null) {
    return (
      <Card role="status" title={say.cancelled(name)} actions={[dismiss]}>
        <p>{cancelNote}</p>
      </Card>
    )
  }
  const host = run.provider.info.host
  const again = way && { name: say.again[way], run: () => errors.guard(() => store.again()) }
  const asks = { tone: 'warning', role: 'alert' } as const
  if (again !== null && way === 'repeated') {
    const use = { name: say.analysed.use, run: store.dismiss, main: true }
    return <Card {...asks} title={say.analysed.title} error={error} actions={[use, again]} />
  }
  if (again !== null && way === 'history') {
    const actions = [
      { ...again, main: true },
      { name: say.discard, run: store.dismiss }
    ]
    return <Card {...asks} title={say.newerResult} error={error} actions={actions} />
  }
  const ways = again === null ? [dismiss] : [{ ...again, main: way !== 'ask' }, dismiss]
  if (way === 'ask') {
    return (
      <Card {...asks} title={say.mayBeAccepted(name)} actions={ways}>
        <p>
          {error.message} {say.lookThere(host ?? '')}
        </p>
      </Card>
    )
  }
  // On this computer nothing was sent.
  const sent = host === null ? null : thing
  return <ErrorCard title={say.failed(name)} error={error} sent={sent} actions={ways} />
}

type RecoveriesProps = Pick<Props, 'store' | 'thing'>

/** Runs of an earlier session that wait for a decision. */
export function Recoveries({ store, thing }: RecoveriesProps): JSX.Element {
  return (
    <>
      {store.recoveries.value.map((recovery) => (
        <RecoveryCard key={recovery.entry.runId} {...recovery} store={store} thing={thing} />
      ))}
    </>
  )
}

function RecoveryCard({ kind, entry, store, thing }: Recovery & RecoveriesProps): JSX.Element {
  const { tab } = useTools()
  const { provider, title } = entry
  const host = provider.host ?? provider.name
  const repeat = store.repeat(entry)
  const say = words()
  const settings = { name: say.openSettings, run: () => (tab.value = 'settings') }
  const cards: Record<Recovery['kind'], { title: string; text: string; way: CardAction | null }> = {
    unknown: {
      title: say.mayBeAccepted(title),
      text: say.closedWhileSent(thing, host),
      way: repeat && { name: say.again.ask, run: repeat }
    },
    resume: {
      title: say.waitsAt(title, host),
      text: say.fetchedUnpaid,
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
  const isFree = kind === 'elsewhere' || kind === 'otherName' || !store.busy.value
  const offered = way !== null && isFree ? [way] : []
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
