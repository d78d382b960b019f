import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { Ended } from '../run/ended'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { useVideos } from './video-store'
import { words } from './words'

/** How the last video ended without a map, and the ways on. */
export function EndedVideo(): JSX.Element | null {
  const { tab } = useTools()
  const { cancelNote, clear, runs } = useVideos()
  const run = runs.run.value
  if (run?.error?.code === 'resource_not_found' && run.serviceId === null) {
    const actions = [
      { name: runWords().openSettings, run: () => (tab.value = 'settings'), main: true },
      { name: runWords().dismiss, run: runs.dismiss }
    ]
    return (
      <Card tone="warning" role="alert" title={words().noAddOn.title} actions={actions}>
        <p>{words().noAddOn.text(run.provider?.host ?? '', run.title)}</p>
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
