import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useRuns } from '../use-runs'
import { EndedBatch } from './ended-batch'
import { PausedBatch } from './paused-batch'
import { BatchProgress, RunningBatch } from './running-batch'
import other from '../elsewhere.module.css'

/** A run over many frames: whole, or in a few lines above the one frame that is looked at. */
export function BatchView({ whole }: { whole: boolean }): JSX.Element | null {
  const runs = useRuns()
  const [opened, setOpened] = useState(false)
  if (runs.items.value.length === 0 || runs.batch.value.alone) return null
  if (runs.running.value) {
    return whole || opened ? <RunningBatch /> : <SmallBatch onOpen={() => setOpened(true)} />
  }
  return <EndedBatch short={!whole} />
}

/** The run over many frames while one frame is looked at. */
function SmallBatch({ onOpen }: { onOpen: () => void }): JSX.Element {
  const runs = useRuns()
  return (
    <>
      <PausedBatch />
      <section class={other.other} aria-label="Running analyses">
        <p class={other.text}>
          <strong>{runs.items.value.length} frames</strong> are being analysed
        </p>
        <BatchProgress />
        <div class={other.actions}>
          <Button secondary onClick={onOpen}>
            Show all
          </Button>
          <Button secondary onClick={() => runs.cancel()}>
            Cancel
          </Button>
        </div>
      </section>
    </>
  )
}
