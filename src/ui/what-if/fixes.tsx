import { upperFirst } from '../../language'
import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Tried } from '../../engine/candidates/try-candidates'
import { rankIn } from '../../order/layer-order'
import { madeByOwnEngine } from '../../file'
import { ProgressBar } from '../kit/bars'
import { ErrorCard } from '../kit/card'
import { Section } from '../kit/section'
import { Note } from '../kit/note'
import { groupWords, useGroupFares } from '../layers/group-fares'
import { useTools } from '../tools/use-tools'
import { formatCount, formatShare } from '../words/format-numbers'
import { rankWords } from '../words/rank-words'
import { useAdvice } from './advice-store'
import { answerWords, barredWords, namesIn, needsNothing } from './answer-words'
import { type About, Fix, type ForActionProps, TryNote } from './fix'
import { words } from './words'
import styles from './what-if.module.css'

/** At most three changes that help the main action, tried in the picture, each with its gain. */
export function Fixes(about: About): JSX.Element {
  const { judgement, result } = about
  const { action } = judgement
  return (
    <Section title={words().whatToChange}>
      {action === null ? (
        <Note>{words().noAction}</Note>
      ) : (
        <ForAction {...about} action={action.layer} />
      )}
      {result.record.outOfDate && <Note>{words().runFirst}</Note>}
      <Selected {...about} />
    </Section>
  )
}

/** The layer that is selected on the canvas: how it fares, and on request what would help it. */
function Selected(about: About): JSX.Element | null {
  const { judgement } = about
  const { selection } = useTools()
  const [asked, ask] = useState<string | null>(null)
  const chosen = selection.value.nodes[0]?.layer ?? null
  const layer = judgement.order.find((one) => one.id === chosen?.id)
  if (layer === undefined) return chosen && <SelectedGroup {...about} group={chosen} />
  if (layer === judgement.action?.layer) return null
  const rank = rankWords(rankIn(judgement, layer))
  return (
    <section class={styles.selected} aria-label={words().selected} data-layer={layer.id}>
      <p>
        {words().selectedGets(
          upperFirst(judgement.nameOf(layer)),
          formatShare(layer.attention),
          rank
        )}
      </p>
      {asked === layer.id ? (
        <ForAction {...about} action={layer} />
      ) : (
        <div>
          <Button secondary onClick={() => ask(layer.id)}>
            {words().whatHelps}
          </Button>
        </div>
      )}
    </section>
  )
}

interface SelectedGroupProps extends About {
  group: { id: string; name: string }
}

/** A group or another container that is selected: how all that lies in it fares as one. */
function SelectedGroup({ group, result }: SelectedGroupProps): JSX.Element | null {
  const fares = useGroupFares(result.nodeId, group.id)
  if (fares === null) return null
  const { layers } = fares
  return (
    <section class={styles.selected} aria-label={words().selected} data-layer={group.id}>
      <p>
        {groupWords(group.name, fares)}{' '}
        <span class={styles.gain}>{words().groupCounts(formatCount(layers), layers === 1)}</span>
      </p>
      <Note>{words().groupTries}</Note>
    </section>
  )
}

function ForAction({ action, ...about }: ForActionProps): JSX.Element | null {
  const { judgement, result } = about
  const advice = useAdvice()
  const { nodeId, record } = result
  const enough = needsNothing(judgement, action)
  const isWanted = enough === null && !record.outOfDate
  useEffect(
    () => (isWanted ? advice.look(result, action.id) : undefined),
    [nodeId, record.runId, action.id, isWanted]
  )
  const name = judgement.nameOf(action)
  if (enough !== null) return <p class={styles.outcome}>{enough}</p>
  if (record.outOfDate) return null
  const now = advice.of(result, action.id)
  switch (now?.state) {
    case 'known': {
      const barred = barredWords(judgement, now.tried)
      return (
        <>
          <Answer {...about} action={action} tried={now.tried} />
          {barred !== '' && <Note>{barred}</Note>}
        </>
      )
    }
    case 'changed':
      return <Note>{words().runFirst}</Note>
    case 'failed':
      return (
        <ErrorCard
          title={words().couldNotLook}
          error={now.error}
          again={() => advice.retry(result, action.id)}
        />
      )
    default:
      return <Looking name={name} {...(now ?? { done: 0, of: 0 })} />
  }
}

function Looking({ name, done, of }: { name: string; done: number; of: number }): JSX.Element {
  const text = of === 0 ? '' : words().triedSoFar(done, of)
  return (
    <>
      <Note>{words().looking(name)}…</Note>
      <ProgressBar name={words().lookingProgress} value={of === 0 ? null : done / of} text={text} />
    </>
  )
}

function Answer(props: ForActionProps & { tried: Tried }): JSX.Element {
  const { action, judgement, result, tried } = props
  const nameOf = namesIn(judgement)
  const [said, ...others] = answerWords(judgement, action, tried)
  if (said !== undefined) {
    return (
      <>
        <p class={styles.outcome}>{said}</p>
        {others.map((sentence) => (
          <Note key={sentence}>{sentence}</Note>
        ))}
      </>
    )
  }
  return (
    <>
      <ol class={styles.fixes}>
        {tried.helping.map((trial, index) => (
          <Fix key={index} trial={trial} nameOf={nameOf} {...props} />
        ))}
      </ol>
      <TryNote own={madeByOwnEngine(result.record.provider)} />
    </>
  )
}
