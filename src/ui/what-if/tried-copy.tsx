import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { QuietButton } from '../kit/quiet-button'
import { Note } from '../kit/note'
import { thumbnailOf } from '../tools/thumbnail'
import { useTools } from '../tools/use-tools'
import { seenPercent } from '../../engine/texts/people'
import { quoted } from '../words/quoted'
import { placeWords } from '../words/rank-words'
import {
  lapseWords,
  outcomeOf,
  outcomeWords,
  paidWords,
  type RankedShare,
  type Try,
  type TryState
} from './try'
import { useTries } from './try-store'
import styles from './what-if.module.css'
import { words } from './words'

interface Props {
  one: Try
  now: Extract<TryState, { phase: 'tried' | 'gone' }>
  title: string
  /** The result of the frame as it is shown now. */
  shown: StoredResult
}

/** Outcome of a try: pictures before and after, and what to do with the copy. */
export function TriedCopy({ one, now, title, shown }: Props): JSX.Element {
  const { id, of, before, watched } = one
  const { copy, result, after } = now
  const tries = useTries()
  const { bridge, errors } = useTools()
  const note = lapseWords(now, of.runId, shown)
  const outcome = outcomeOf(before, after)
  const paid = paidWords(one)
  const gone = now.phase === 'gone'
  return (
    <article class={styles.try} aria-label={title} data-outcome={outcome}>
      <div class={styles.head}>
        <h3 class={styles.title}>{title}</h3>
      </div>
      <p class={styles.outcome}>{outcomeWords(one)}</p>
      {paid !== null && <Note>{paid}</Note>}
      <div class={styles.both} role="group" aria-label={words().main(quoted(watched.called))}>
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
      {note !== null && <Note>{note}</Note>}
      {now.asks && <p role="alert">{words().mayHoldEdits}</p>}
      <div class={styles.foot}>
        {gone && <QuietButton name={words().dismiss} run={() => tries.dismiss(id)} />}
        {now.phase === 'tried' && now.asks && (
          <>
            <Button secondary onClick={() => tries.discard(id, true)}>
              {words().discardEdited}
            </Button>
            <Button secondary onClick={() => tries.keep(id)}>
              {words().keep}
            </Button>
          </>
        )}
        {now.phase === 'tried' && !now.asks && (
          <Button
            secondary={outcome !== 'better'}
            aria-label={words().keepCopy(copy.name)}
            onClick={() => tries.keep(id)}
          >
            {words().keep}
          </Button>
        )}
        {now.phase === 'tried' && !now.asks && (
          <Button
            secondary
            aria-label={words().discardCopy(copy.name)}
            onClick={() => tries.discard(id)}
          >
            {words().discard}
          </Button>
        )}
        {!gone && (
          <Button
            secondary
            aria-label={words().showCopy(copy.name)}
            onClick={() => errors.guard(() => bridge.showNodes([of.nodeId, copy.nodeId]))}
          >
            {words().show}
          </Button>
        )}
      </div>
    </article>
  )
}

const UNKNOWN = '–'

/** “43%, 6th”. */
function rankText(share: RankedShare | null): string {
  return share === null || share.seen === null
    ? UNKNOWN
    : `${seenPercent(share.seen)}, ${placeWords(share)}`
}
