import type { JSX } from 'preact'
import { MEDIUM_NAMES, type ResultRecord } from '../../file'
import { formatAge } from '../words/format-elapsed'
import { providerName } from '../words/provider-name'
import styles from './note.module.css'

/** Who computed the result, how, and when. */
export function Provenance({ record }: { record: ResultRecord }): JSX.Element {
  const { provider, medium, startedAt, finishedAt, picture } = record
  const seconds = Math.max(0.1, (finishedAt - startedAt) / 1000)
  const took = seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds))
  const facts = [
    providerName(provider),
    MEDIUM_NAMES[medium],
    `${picture.width} × ${picture.height} px`,
    formatAge(finishedAt, Date.now()),
    `took ${took} s`
  ]
  return <p class={styles.note}>{facts.join(' · ')}</p>
}
