import type { JSX } from 'preact'
import { RunningBatch } from '../run/batch/running-batch'
import { useCompare } from './compare-store'
import { ComparedFrames } from './compared-frames'
import { FailedComparison } from './failed-comparison'
import { OtherSelection } from './other-selection'
import { ReadingFrames } from './reading-frames'
import { StartCompare } from './start-compare'

export function CompareScreen(): JSX.Element {
  const compare = useCompare()
  const now = compare.now.value
  switch (now.state) {
    case 'nothing':
      return <StartCompare />
    case 'analysing':
      return <RunningBatch cancel={compare.cancel} />
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
