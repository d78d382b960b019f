import type { JSX } from 'preact'
import { RecoveryCard } from '../run/recovery-card'
import { useRuns } from '../run/use-runs'

/** Jobs of an earlier session that wait for a decision. */
export function Recoveries(): JSX.Element {
  const { busy, jobs } = useRuns()
  return (
    <>
      {jobs.recoveries.value.map(({ kind, entry }) => (
        <RecoveryCard
          key={entry.jobId}
          kind={kind}
          name={entry.nodeName}
          thing="picture"
          provider={entry.provider}
          busy={busy.value}
          onAgain={() => {
            jobs.start({ id: entry.nodeId, name: entry.nodeName, medium: entry.medium })
            jobs.discard(entry)
          }}
          onResume={() => jobs.resume(entry)}
          onDiscard={() => jobs.discard(entry)}
        />
      ))}
    </>
  )
}
