import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { StoredResult } from '../../bridge'
import { seenPercent } from '../../engine/texts/people'
import type { LayerShares } from '../../file'
import type { LayerRank } from '../../order/layer-order'
import { type CardAction, ErrorCard } from '../kit/card'
import { takeLostFocus } from '../kit/frame-header'
import { Note } from '../kit/note'
import { Section } from '../kit/section'
import { Running } from '../run/running'
import { words as runWords } from '../run/words'
import { thumbnailOf } from '../tools/thumbnail'
import { useTools } from '../tools/use-tools'
import { quoted } from '../words/quoted'
import { placeWords } from '../words/rank-words'
import { words as shared } from '../words/words'
import {
  bestFirst,
  lapseWords,
  outcomeOf,
  outcomeWords,
  type Tried,
  type Try,
  tryTitle
} from './try'
import { useTries } from './try-store'
import styles from './what-if.module.css'
import { words } from './words'

interface Props {
  result: StoredResult
  /** null where its layers are not known. */
  shares: LayerShares | null
}

/** Tries on copies of a frame, best first; null without any. */
export function Tries({ result, shares }: Props): JSX.Element | null {
  const { of, recall, underway } = useTries()
  useEffect(() => recall(result.nodeId), [result.nodeId])
  const now = underway.value?.nodeId === result.nodeId ? underway.value : null
  const left = of(result.nodeId).sort(bestFirst)
  const section = useRef<HTMLElement>(null)
  // A new try is brought into view.
  useEffect(() => {
    if (now === null) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [now])
  useEffect(() => takeLostFocus(section.current))
  if (left.length === 0 && now === null) return null
  return (
    <Section title={words().title} focus={section}>
      <ul class={styles.tries}>
        {now !== null && (
          <li>
            <Underway title={now.title} />
          </li>
        )}
        {left.map((one) => (
          <li key={one.copy.nodeId}>
            <Row one={one} shares={shares} shown={result} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  one: Try
  shares: LayerShares | null
  /** The result of the frame as it is shown now. */
  shown: StoredResult
}

function Row({ one, shares, shown }: RowProps): JSX.Element {
  const tries = useTries()
  const { bridge, errors } = useTools()
  const { copy } = one
  const title = tryTitle(copy, shares)
  const way = (name: string, run: () => void): CardAction => {
    return { name, about: shared().about(name, words().theCopy(copy.name)), run }
  }
  const show = (): void => errors.guard(() => bridge.showNodes([copy.of.nodeId, copy.nodeId]))
  const ways = [
    way(words().keep, () => tries.keep(copy)),
    way(words().discard, () => tries.discard(copy)),
    way(words().show, show)
  ]
  if (one.state === 'tried') return <TriedCopy one={one} title={title} shown={shown} ways={ways} />
  if ('error' in copy) return <ErrorCard title={title} error={copy.error} actions={ways} />
  const last = tries.runs.run.value
  const retry = last?.source === copy.nodeId ? tries.runs.retry.value : null
  if (retry !== null) {
    const again = (): void => tries.again(copy, title)
    ways.unshift({ name: runWords().again[retry], run: again, main: retry !== 'ask' })
  }
  const sent = last?.provider.info.host ? 'picture' : null
  return <ErrorCard title={words().failed(title)} error={one.error} sent={sent} actions={ways} />
}

interface TriedProps extends Pick<RowProps, 'shown'> {
  one: Tried
  title: string
  ways: CardAction[]
}

/** Outcome of a try: pictures before and after, and what to do with the copy. */
function TriedCopy({ one, title, shown, ways }: TriedProps): JSX.Element {
  const { after, before, copy, loss, result } = one
  const outcome = outcomeOf(one)
  const notes = [loss, lapseWords(one, shown)].filter((note) => note !== null)
  return (
    <article class={styles.try} aria-label={title} data-outcome={outcome}>
      <h3 class={styles.title}>{title}</h3>
      <p class={styles.outcome}>{outcomeWords(one)}</p>
      <div class={styles.both} role="group" aria-label={words().main(quoted(copy.watched.name))}>
        {[
          { name: words().before, called: shown.record.title, of: shown, rank: before },
          { name: words().after, called: copy.name, of: result, rank: after }
        ].map(({ name, called, of: { record }, rank }) => (
          <figure key={name} class={styles.figure}>
            <img class={styles.picture} src={thumbnailOf(record)} alt={words().picture(called)} />
            <figcaption>
              {name}: <span class={styles.share}>{rankText(rank)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <div class={styles.foot}>
        {ways.map(({ name, about, run }, at) => (
          <Button
            key={name}
            secondary={at > 0 || outcome !== 'better'}
            aria-label={about}
            onClick={run}
          >
            {name}
          </Button>
        ))}
      </div>
    </article>
  )
}

/** “43%, 6th”; a dash where it is not known. */
function rankText(rank: LayerRank | null): string {
  return rank === null || rank.seen === null
    ? '–'
    : `${seenPercent(rank.seen)}, ${placeWords(rank)}`
}

/** The copy that is made and analysed. */
function Underway({ title }: { title: string }): JSX.Element {
  const { cancel, runs } = useTries()
  const header = <h3 class={styles.title}>{title}</h3>
  const cancelNote = [words().ifCancelled, runs.cancelNote.value].join(' ')
  return (
    <article class={styles.try} aria-label={title}>
      {runs.running.value ? (
        <Running store={{ ...runs, cancel }} header={header} cancelNote={cancelNote} />
      ) : (
        <>
          {header}
          <div class={styles.foot}>
            <Note>{words().copying}…</Note>
            <Button secondary onClick={cancel}>
              {shared().cancel}
            </Button>
          </div>
        </>
      )}
    </article>
  )
}
