import type { JSX } from 'preact'
import { ProgressBar } from '../../components/progress-bar'
import { QuietButton } from '../../components/quiet-button'
import styles from './report-menu.module.css'

interface Props {
  done: number
  of: number
  cancel: () => void
}

/** How far a report is, and the way out. */
export function ReportProgress({ done, of, cancel }: Props): JSX.Element {
  return (
    <div class={styles.progress}>
      <ProgressBar name="Report" value={done / of} text={`${done} of ${of}`} />
      <QuietButton name="Cancel" about="the report" run={cancel} />
    </div>
  )
}
