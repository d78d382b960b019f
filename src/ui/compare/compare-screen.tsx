import type { ComponentChildren, JSX } from 'preact'
import { RunningBatch } from '../run/batch/running-batch'
import { useCompare } from './compare-store'
import { ComparedFrames } from './compared-frames'
import type { Comparison } from './comparison'
import { FailedComparison } from './failed-comparison'
import { OtherSelection } from './other-selection'
import { ReadingFrames } from './reading-frames'
import { StartCompare } from './start-compare'

interface Props {
  /** What a comparison can be handed on as. */
  report: (comparison: Comparison) => ComponentChildren
}

export function CompareScreen({ report }: Props): JSX.Element {
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
          <ComparedFrames
            comparison={now.comparison}
            leftOut={now.leftOut}
            report={report(now.comparison)}
          />
        </>
      )
  }
}
