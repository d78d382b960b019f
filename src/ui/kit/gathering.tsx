import type { JSX } from 'preact'
import { ProgressBar } from './progress-bar'
import { QuietButton } from './quiet-button'
import styles from './gathering.module.css'

interface Props {
  /** What is made, such as “Report”. */
  name: string
  done: number
  of: number
  cancel: () => void
}

/** How far something made of several pictures is, on one line, and the way out. */
export function Gathering({ name, done, of, cancel }: Props): JSX.Element {
  return (
    <div class={styles.gathering}>
      <ProgressBar name={name} value={done / of} text={`${done} of ${of}`} />
      <QuietButton name="Cancel" about={`the ${name.toLowerCase()}`} run={cancel} />
    </div>
  )
}
