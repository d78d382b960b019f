import type { JSX } from 'preact'
import { whyMissed } from '../../engine/texts/why-missed'
import type { ForActionProps } from './fix'
import { words } from './words'
import styles from './what-if.module.css'

/** Facts on why the main action is missed; null where it is seen early enough. */
export function WhyMissed({
  action,
  judgement
}: Pick<ForActionProps, 'action' | 'judgement'>): JSX.Element | null {
  const facts = whyMissed(judgement, action)
  if (facts.length === 0) return null
  return (
    <ul class={styles.facts} aria-label={words().whyMissed(judgement.nameOf(action))}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
