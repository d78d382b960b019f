import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useRuns } from '../use-runs'
import { EndedBatch } from './ended-batch'
import { PausedBatch } from './paused-batch'
import { BatchProgress, RunningBatch } from './running-batch'
import other from '../elsewhere.module.css'

/** A run over many frames: whole, or in a few lines above the one frame that is looked at. */
export function BatchView({ alone }: { alone: boolean }): JSX.Element | null {
  const { batch } = useRuns()
  const [opened, setOpened] = useState(false)
  if (batch.items.value.length === 0) return null
  if (batch.running.value) {
    return alone || opened ? <RunningBatch /> : <SmallBatch onOpen={() => setOpened(true)} />
  }
  return <EndedBatch short={!alone} />
}

/** The run over many frames while one frame is looked at. */
function SmallBatch({ onOpen }: { onOpen: () => void }): JSX.Element {
  const { batch } = useRuns()
  return (
    <>
      <PausedBatch />
      <section class={other.other} aria-label="Running analyses">
        <p class={other.text}>
          <strong>{batch.items.value.length} frames</strong> are being analysed
        </p>
        <BatchProgress />
        <div class={other.actions}>
          <Button secondary onClick={onOpen}>
            Show all
          </Button>
          <Button secondary onClick={() => batch.cancel()}>
            Cancel
          </Button>
        </div>
      </section>
    </>
  )
}
