import type { JSX } from 'preact'
import { Card, type CardAction } from '../../components/card'
import type { Recovery } from '../../job/recovery'
import { usePanel } from '../../state/panel-context'

/** Jobs of an earlier session that wait for a decision. */
export function Recoveries(): JSX.Element {
  const { jobs } = usePanel()
  return (
    <>
      {jobs.recoveries.value.map((recovery) => (
        <RecoveryCard key={recovery.entry.jobId} recovery={recovery} />
      ))}
    </>
  )
}

function RecoveryCard({ recovery }: { recovery: Recovery }): JSX.Element {
  const { jobs, tab } = usePanel()
  const { entry, kind } = recovery
  const host = entry.provider.host ?? entry.provider.name
  const target = { id: entry.nodeId, name: entry.nodeName, medium: entry.medium }
  const again = (): void => {
    jobs.start(target)
    jobs.discard(entry)
  }
  // One analysis runs at a time; what waits can go on after it.
  const unlessBusy = (action: CardAction): CardAction[] => (jobs.running.value ? [] : [action])
  const discard: CardAction = { name: 'Discard', run: () => jobs.discard(entry) }
  const name = `“${entry.nodeName}”`
  switch (kind) {
    case 'interrupted':
      return (
        <Card
          role="status"
          title={`${name} was interrupted`}
          actions={[...unlessBusy({ name: 'Analyse again', run: again, main: true }), discard]}
        >
          <p>Glance was closed while it was analysed. Nothing was sent anywhere.</p>
        </Card>
      )
    case 'unknown':
      return (
        <Card
          tone="warning"
          role="status"
          title={`${name} may have been accepted`}
          actions={[...unlessBusy({ name: 'Send it again anyway', run: again }), discard]}
        >
          <p>
            Glance was closed while the picture was sent to {host}, before its answer came. Sending
            it again may be charged twice.
          </p>
        </Card>
      )
    case 'resume':
      return (
        <Card
          role="status"
          title={`${name} waits at ${host}`}
          actions={[
            ...unlessBusy({ name: 'Fetch the result', run: () => jobs.resume(entry), main: true }),
            discard
          ]}
        >
          <p>Glance was closed before the result came. Fetching it is not charged again.</p>
        </Card>
      )
    case 'elsewhere':
      return (
        <Card
          role="status"
          title={`${name} waits at ${host}`}
          actions={[{ name: 'Open Settings', run: () => (tab.value = 'settings') }, discard]}
        >
          <p>That service is not connected now. Enter its address and key to fetch the result.</p>
        </Card>
      )
  }
}
