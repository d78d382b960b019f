import type { JSX } from 'preact'
import { ErrorCard } from '../../kit/error-card'
import { useTools } from '../../tools/use-tools'
import { useRuns } from '../use-runs'

/** A failure that would hit every frame: the rest waits for the designer. */
export function PausedBatch(): JSX.Element | null {
  const runs = useRuns()
  const { errors } = useTools()
  const { paused, items } = runs.batch.value
  if (paused === null) return null
  const waiting = items.filter(({ state }) => state === 'queued').length
  const frames = waiting === 1 ? '1 frame waits' : `${waiting} frames wait`
  const actions = [
    { name: 'Go on', run: () => errors.guard(runs.goOn), main: true },
    { name: 'Leave the rest', run: () => runs.cancel() }
  ]
  return (
    <ErrorCard
      title={`Paused: ${frames}, unsent`}
      error={{ ...paused, message: `${paused.message} The other frames would meet the same.` }}
      actions={actions}
    />
  )
}
