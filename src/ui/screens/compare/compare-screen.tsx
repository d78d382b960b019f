import type { JSX } from 'preact'
import { usePanel } from '../../state/panel-context'
import { RunningBatch } from '../analyse/batch/running-batch'
import { ComparedFrames } from './compared-frames'
import { FailedComparison } from './failed-comparison'
import { OtherSelection } from './other-selection'
import { ReadingFrames } from './reading-frames'
import { StartCompare } from './start-compare'

export function CompareScreen(): JSX.Element {
  const { batch, compare } = usePanel()
  const now = compare.now.value
  switch (now.state) {
    case 'nothing':
      return <StartCompare />
    case 'analysing':
      // What fails is measured again in vain by nobody: it is left out of the comparison.
      return batch.items.value.length > 0 ? <RunningBatch /> : <ReadingFrames done={0} of={1} />
    case 'reading':
      return <ReadingFrames done={now.done} of={now.of} />
    case 'failed':
      return (
        <>
          <FailedComparison error={now.error} leftOut={now.leftOut} />
          <StartCompare />
        </>
      )
    case 'compared':
      return (
        <>
          <OtherSelection comparison={now.comparison} leftOut={now.leftOut} />
          <ComparedFrames comparison={now.comparison} leftOut={now.leftOut} />
        </>
      )
  }
}
