import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { AGAIN, Ended } from '../run/ended'
import type { Job } from '../run/job'
import { useRuns } from '../run/use-runs'

/** How a run ended without a result, and the ways on. A finished run speaks through its result. */
export function EndedJob({ job }: { job: Job }): JSX.Element | null {
  const { jobs } = useRuns()
  const way = jobs.retry.value
  if (way === null) return null
  if (way === 'repeated') {
    const actions = [
      { name: 'Use the existing result', run: jobs.dismiss, main: true },
      { name: AGAIN[way], run: jobs.again }
    ]
    return (
      <Card tone="warning" role="alert" title="Already analysed" actions={actions}>
        <p>
          {job.error?.message} {job.error?.advice}
        </p>
      </Card>
    )
  }
  return (
    <Ended
      name={job.node.name}
      thing="picture"
      provider={job.provider}
      error={job.error}
      cancelNote={jobs.cancelNote.value}
      way={way}
      onAgain={jobs.again}
      onDismiss={jobs.dismiss}
    />
  )
}
