import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { QuietButton } from '../../kit/quiet-button'
import { BatchProgress, RunningBatch } from '../../run/running-batch'
import { Elsewhere } from '../../run/running'
import { useRuns } from '../../run/frame-runs'
import { words } from '../words'
import { EndedBatch, FailedBatch } from './ended-batch'

interface Props {
  /** False where one frame is selected: a few lines are shown above it. */
  whole: boolean
  compare: (nodeIds: readonly string[]) => void
}

/** A run over many frames, or its outcome: whole, or as a few lines above the selected frame. */
export function BatchView({ whole, compare }: Props): JSX.Element | null {
  const runs = useRuns()
  const [opened, setOpened] = useState(false)
  const count = runs.items.value.length
  if (count === 0 || runs.batch.value.alone) return null
  const say = words().batch
  const open = (): void => setOpened(true)
  if (runs.running.value) {
    if (whole || opened) return <RunningBatch />
    const [frames, rest] = say.running(count)
    return (
      <Elsewhere
        text={
          <>
            <strong>{frames}</strong>
            {rest}
          </>
        }
        progress={<BatchProgress />}
        show={{ name: say.showAll, run: open }}
      />
    )
  }
  if (whole || opened) return <EndedBatch compare={compare} leave={() => setOpened(false)} />
  return (
    <>
      <p>
        <QuietButton name={say.back(count)} run={open} />
      </p>
      <FailedBatch />
    </>
  )
}
