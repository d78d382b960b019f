import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { Ended } from '../run/ended'
import type { Task } from '../run/task/task'
import { useTools } from '../tools/use-tools'
import { useVideos } from './video-store'

/** How the last video ended without a map, and the ways on. */
export function EndedVideo({ task }: { task: Task<string, unknown> }): JSX.Element | null {
  const { tab } = useTools()
  const { cancelNote, clear, tasks } = useVideos()
  const provider = tasks.provider.value
  if (provider === null) return null
  if (task.error?.code === 'resource_not_found' && task.serviceId === null) {
    const actions = [
      { name: 'Open Settings', run: () => (tab.value = 'settings'), main: true },
      { name: 'Dismiss', run: tasks.dismiss }
    ]
    return (
      <Card
        tone="warning"
        role="alert"
        title="This account has no video add-on (dynamic-saliency)"
        actions={actions}
      >
        <p>
          {provider.host} does not analyse videos for your key; “{task.title}” was not sent. Ask the
          provider for the add-on, check the address in Settings, or analyse on this device.
        </p>
      </Card>
    )
  }
  const changed = task.error?.code === 'video_file_changed'
  return (
    <Ended
      name={task.title}
      thing="video"
      provider={provider}
      error={task.error}
      cancelNote={cancelNote.value}
      // The same file would fail the same way.
      way={changed ? null : tasks.retry.value}
      onAgain={tasks.again}
      onDismiss={changed ? clear : tasks.dismiss}
    />
  )
}
