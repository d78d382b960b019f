import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { seenPercent } from '../../engine/texts/people'
import type { LayerRank } from '../../order/layer-order'
import type { CardAction } from '../kit/card'
import { Note } from '../kit/note'
import { thumbnailOf } from '../tools/thumbnail'
import { quoted } from '../words/quoted'
import { placeWords } from '../words/rank-words'
import { lapseWords, outcomeOf, outcomeWords, type Tried } from './try'
import styles from './what-if.module.css'
import { words } from './words'

interface Props {
  one: Tried
  title: string
  /** The result of the frame as it is shown now. */
  shown: StoredResult
  ways: CardAction[]
}

/** Outcome of a try: pictures before and after, and what to do with the copy. */
export function TriedCopy({ one, title, shown, ways }: Props): JSX.Element {
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

const UNKNOWN = '–'

/** “43%, 6th”. */
function rankText(rank: LayerRank | null): string {
  return rank === null || rank.seen === null
    ? UNKNOWN
    : `${seenPercent(rank.seen)}, ${placeWords(rank)}`
}
