import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { Ended } from '../run/ended'
import { useTools } from '../tools/use-tools'
import { useVideos } from './video-store'

/** How the last video ended without a map, and the ways on. */
export function EndedVideo(): JSX.Element | null {
  const { tab } = useTools()
  const { cancelNote, clear, runs } = useVideos()
  const run = runs.run.value
  if (run?.error?.code === 'resource_not_found' && run.serviceId === null) {
    const actions = [
      { name: 'Open Settings', run: () => (tab.value = 'settings'), main: true },
      { name: 'Dismiss', run: runs.dismiss }
    ]
    return (
      <Card
        tone="warning"
        role="alert"
        title="This account has no video add-on (dynamic-saliency)"
        actions={actions}
      >
        <p>
          {run.provider?.host} does not analyse videos for your key; “{run.title}” was not sent. Ask
          the provider for the add-on, check the address in Settings, or analyse on this device.
        </p>
      </Card>
    )
  }
  return (
    <Ended
      store={runs}
      thing="video"
      cancelNote={cancelNote.value}
      // The same file would fail the same way.
      {...(run?.error?.code === 'video_file_changed' && { onDismiss: clear })}
    />
  )
}
