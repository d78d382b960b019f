import type { JSX } from 'preact'
import { words as shared } from '../words/words'
import { ProgressBar } from './progress-bar'
import { QuietButton } from './quiet-button'
import { words } from './words'
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
      <ProgressBar name={name} value={done / of} text={words().of(done, of)} />
      <QuietButton name={shared().cancel} about={words().made(name)} run={cancel} />
    </div>
  )
}
