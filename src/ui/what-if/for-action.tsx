import type { JSX } from 'preact'
import type { Tried } from '../../engine/candidates/try-candidates'
import { madeByOwnEngine } from '../../file'
import { ProgressBar } from '../kit/bars'
import { ErrorCard } from '../kit/card'
import { Note } from '../kit/note'
import { useFirst } from '../kit/quiet-button'
import { useAdvice } from './advice-store'
import { answerWords, barredWords, earlyWords, fixesOf, isFlat, namesIn } from './answer-words'
import { Fix, type ForActionProps, TryNote } from './fix'
import { useTries } from './try-store'
import { words } from './words'
import styles from './what-if.module.css'

/** What would help a layer: changes with their gains, why there are none, or how the search goes. */
export function ForAction({ action, ...about }: ForActionProps): JSX.Element | null {
  const { judgement, result } = about
  const advice = useAdvice()
  const tries = useTries()
  const early = earlyWords(judgement, action)
  const flat = isFlat(judgement)
  const isOver = result.record.outOfDate && !tries.isApplied(result)
  const now = flat || isOver ? null : advice.of(result, action.id).value
  // What is seen early has its answer before the few changes are tried that may be due.
  const isAnswered = flat || (early !== null && now?.state !== 'known')
  if (isAnswered) return <p class={styles.outcome}>{early ?? words().partOfPicture}</p>
  if (isOver) return null
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
      return <Looking name={judgement.nameOf(action)} {...(now ?? { done: 0, of: 0 })} />
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
  const tries = useTries()
  const nameOf = namesIn(judgement)
  const said = answerWords(judgement, action, tried)
  const fixes = fixesOf(tried)
  const left = fixes.filter(({ candidate }) => !tries.isSettled(result, candidate))
  const [shown, more] = useFirst(left, { first: 1, about: words().changes })
  const answer = said !== null && <p class={styles.outcome}>{said}</p>
  if (fixes.length === 0) return <>{answer}</>
  if (left.length === 0) return <Note>{words().runFirst}</Note>
  return (
    <>
      {answer}
      <ol class={styles.fixes}>
        {shown.map((trial, index) => (
          <Fix key={index} trial={trial} nameOf={nameOf} {...props} />
        ))}
      </ol>
      {more}
      <TryNote own={madeByOwnEngine(result.record.provider)} />
    </>
  )
}
