import type { JSX } from 'preact'
import { whyMissed } from '../../engine/texts/why-missed'
import { Section } from '../kit/section'
import { Note } from '../kit/note'
import { useTries } from './try-store'
import type { About, ForActionProps } from './fix'
import { useAdvice } from './advice-store'
import { statedBy } from './answer-words'
import { ForAction } from './for-action'
import { words } from './words'
import styles from './what-if.module.css'

/** What helps the main action, tried in the picture, best first; null where the frame has changed since. */
export function Fixes(about: About): JSX.Element | null {
  const { judgement, result } = about
  const { action } = judgement
  const tries = useTries()
  if (result.record.outOfDate && !tries.isApplied(result)) return null
  return (
    <Section title={words().whatToChange}>
      {action === null ? (
        <Note>{words().noAction}</Note>
      ) : (
        <>
          <ForAction {...about} action={action.layer} />
          {!result.record.outOfDate && <WhyMissed {...about} action={action.layer} />}
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
