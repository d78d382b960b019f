import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { Section } from '../../kit/section'
import type { Judged } from '../verdict/use-judgement'
import { words } from '../words'
import { firstScreen, firstScreenWords } from './first-screen'
import { Legend } from './legend'
import { MapSwitch } from './map-switch'
import styles from './maps.module.css'
import { OverlayControls } from './overlay-controls'
import { Preview } from './preview'

interface Props {
  name: string
  result: StoredResult
  judged: Judged
}

/** The maps over the frame, and how they lie on the canvas. */
export function Maps({ name, result, judged }: Props): JSX.Element | null {
  const { record } = result
  if (Object.keys(record.maps).length === 0) return null
  const fold = firstScreen(record)
  const seen =
    fold !== null && judged.state === 'judged' ? firstScreenWords(judged.judgement, fold) : null
  return (
    <Section title={words().maps}>
      <MapSwitch record={record} />
      <Preview name={name} picture={record.picture} fold={fold} />
      {seen !== null && <p class={styles.fold}>{seen}</p>}
      <Legend />
      <OverlayControls result={result} />
    </Section>
  )
}
