import type { JSX } from 'preact'
import { Card, type CardAction } from '../../components/card'
import { ErrorCard } from '../../components/error-card'
import type { Job } from '../../job/job'
import type { RetryWay } from '../../job/retry-way'
import { usePanel } from '../../state/panel-context'

const AGAIN: Record<RetryWay, string> = {
  resume: 'Fetch the result again',
  ask: 'Send it again anyway',
  repeated: 'Analyse again anyway',
  again: 'Try again'
}

/** How a run ended without a result, and the ways on. A finished run speaks through its result. */
export function EndedJob({ job }: { job: Job }): JSX.Element | null {
  const { jobs } = usePanel()
  const way = jobs.retry.value
  const dismiss: CardAction = { name: 'Dismiss', run: jobs.dismiss }
  if (job.state === 'cancelled') {
    return (
      <Card role="status" title={`“${job.node.name}” was cancelled`} actions={[dismiss]}>
        <p>{jobs.cancelNote.value}</p>
      </Card>
    )
  }
  if (job.state !== 'failed' || job.error === null || way === null) return null
  const again = { name: AGAIN[way], run: jobs.again, main: way === 'again' || way === 'resume' }
  if (way === 'repeated') {
    return (
      <Card tone="warning" role="alert" title="Already analysed" actions={[keep(dismiss), again]}>
        <p>
          {job.error.message} {job.error.advice}
        </p>
      </Card>
    )
  }
  if (way === 'ask') {
    const { message } = job.error
    return (
      <Card tone="warning" role="alert" title="The answer never came" actions={[again, dismiss]}>
        <p>
          {message} {job.provider.host} may have accepted “{job.node.name}” all the same. Sending it
          again may be charged twice.
        </p>
      </Card>
    )
  }
  const title = `“${job.node.name}” could not be analysed`
  return <ErrorCard sent title={title} error={job.error} actions={[again, dismiss]} />
}

function keep(dismiss: CardAction): CardAction {
  return { ...dismiss, name: 'Use the existing result', main: true }
}
