import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Elsewhere } from '../elsewhere'
import { useRuns } from '../use-runs'
import { EndedBatch } from './ended-batch'
import { BatchProgress, PausedBatch, RunningBatch } from './running-batch'

/** A run over many frames: whole, or in a few lines above the one frame that is looked at. */
export function BatchView({ whole }: { whole: boolean }): JSX.Element | null {
  const runs = useRuns()
  const [opened, setOpened] = useState(false)
  if (runs.items.value.length === 0 || runs.batch.value.alone) return null
  if (runs.running.value) {
    if (whole || opened) return <RunningBatch />
    return (
      <>
        <PausedBatch />
        <Elsewhere
          text={
            <>
              <strong>{runs.items.value.length} frames</strong> are being analysed
            </>
          }
          progress={<BatchProgress />}
          show={{ name: 'Show all', run: () => setOpened(true) }}
        />
      </>
    )
  }
  return <EndedBatch short={!whole} />
}
