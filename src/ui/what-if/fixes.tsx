import type { JSX } from 'preact'
import type { Tried } from '../../engine/candidates/tried'
import { answerWords, earlyWords, fixesOf, namesIn, statedBy } from '../../engine/texts/advice'
import { whyMissed } from '../../engine/texts/why-missed'
import { madeByOwnEngine } from '../../file'
import { ProgressBar } from '../kit/bars'
import { ErrorCard } from '../kit/card'
import { Note } from '../kit/note'
import { useFirst } from '../kit/use-first'
import { Section } from '../kit/section'
import { useAdvice } from './advice-store'
import { barredWords } from './barred-words'
import { type About, Fix, type ForActionProps, TryNote } from './fix'
import { useTries } from './try-store'
import { words } from './words'
import styles from './what-if.module.css'

/** What helps the main action, tried in the picture, best first. */
export function Fixes(about: About): JSX.Element {
  const { action } = about.judgement
  return (
    <Section title={words().whatToChange}>
      {action === null ? (
        <Note>{words().noAction}</Note>
      ) : (
        <>
          <ForAction {...about} action={action.layer} />
          {!about.result.record.outOfDate && <WhyMissed {...about} action={action.layer} />}
        </>
      )}
    </Section>
  )
}

/** Facts on why the main action is missed, without those that an offered change states; null where it is seen early enough. */
function WhyMissed({ action, judgement, result }: ForActionProps): JSX.Element | null {
  const advice = useAdvice().of(result, action.id).value
  const stated = advice?.state === 'known' ? statedBy(advice.tried, action.id) : []
  const facts = whyMissed(judgement, action, judgement.nameOf, stated)
  if (facts.length === 0) return null
  return (
    <ul class={styles.facts} aria-label={words().whyMissed(judgement.nameOf(action))}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** What would help a layer: changes with their gains, why there are none, or how the search goes. */
export function ForAction({ action, ...about }: ForActionProps): JSX.Element {
  const { judgement, result } = about
  const advice = useAdvice()
  if (result.record.outOfDate) return <Note>{words().runFirst}</Note>
  const early = earlyWords(judgement, action)
  const now = advice.of(result, action.id).value
  // What is seen early has its answer before the few changes are tried that may be due.
  if (early !== null && now?.state !== 'known') return <p class={styles.outcome}>{early}</p>
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
    case 'failed': {
      const again = (): void => advice.retry(result, action.id)
      return <ErrorCard title={words().couldNotLook} error={now.error} again={again} />
    }
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
  const said = answerWords(judgement, action, tried).join(' ')
  const fixes = fixesOf(tried)
  const left = fixes.filter(({ candidate }) => !tries.isKept(result, candidate))
  const [shown, more] = useFirst(left, { first: 1, about: words().changes })
  if (fixes.length > 0 && left.length === 0) return <Note>{words().allKept}</Note>
  return (
    <>
      {said !== '' && <p class={styles.outcome}>{said}</p>}
      {left.length > 0 && (
        <>
          <ol class={styles.fixes}>
            {shown.map((trial, index) => (
              <Fix key={index} trial={trial} nameOf={nameOf} {...props} />
            ))}
          </ol>
          {more}
          <TryNote own={madeByOwnEngine(result.record.provider)} />
        </>
      )}
    </>
  )
}
