import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { FrameHeader } from '../kit/frame-header'
import { ProgressBar } from '../kit/progress-bar'
import { useCompare } from './compare-store'
import styles from './compare.module.css'

/** Results are read from the file, and layers measured where they were not yet. */
export function ReadingFrames({ done, of }: { done: number; of: number }): JSX.Element {
  const compare = useCompare()
  return (
    <section class={styles.start} aria-label="Comparing">
      <FrameHeader node={{ name: `Comparing ${of} frames` }} />
      <ProgressBar name="Comparison" value={done / of} text={`${done} of ${of} frames read`} />
      <div>
        <Button secondary onClick={compare.cancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
