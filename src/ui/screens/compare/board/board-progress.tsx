import type { JSX } from 'preact'
import { ProgressBar } from '../../../components/progress-bar'
import { QuietButton } from '../../../components/quiet-button'
import styles from './board.module.css'

interface Props {
  done: number
  of: number
  cancel: () => void
}

/** How many frames' pictures are there, and the way out. */
export function BoardProgress({ done, of, cancel }: Props): JSX.Element {
  return (
    <div class={styles.progress}>
      <ProgressBar name="Board" value={done / of} text={`${done} of ${of} pictures`} />
      <QuietButton name="Cancel" about="the board" run={cancel} />
    </div>
  )
}
