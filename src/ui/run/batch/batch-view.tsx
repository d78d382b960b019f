import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useRuns } from '../use-runs'
import { EndedBatch } from './ended-batch'
import { RunningBatch } from './running-batch'
import { SmallBatch } from './small-batch'

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
