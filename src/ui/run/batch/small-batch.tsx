import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useRuns } from '../use-runs'
import { PausedBatch } from './paused-batch'
import { BatchProgress } from './running-batch'
import other from '../elsewhere.module.css'

/** The run over many frames while one frame is looked at. */
export function SmallBatch({ onOpen }: { onOpen: () => void }): JSX.Element {
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
