import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'
import { usePages } from './page-store'

interface Props {
  /** A page that failed for this reason; the service is then one that cannot capture. */
  run?: { title: string }
}

/** Pages are looked at by a service; said before the button is pressed, or when it turns out. */
export function NeedsService({ run }: Props): JSX.Element {
  const pages = usePages()
  const { tab } = useTools()
  const open = { name: 'Open Settings', run: () => (tab.value = 'settings'), main: true }
  const dismiss = { name: 'Dismiss', run: pages.runs.dismiss }
  if (run === undefined) {
    return (
      <Card
        role="status"
        title="A web page needs a connected service"
        actions={GLANCE_CONNECTS ? [open] : []}
      >
        <p>
          A service opens the page in a browser of its own and captures it. This cannot be done on
          this device{GLANCE_CONNECTS ? '. Connect a service in Settings, or select' : ': select'} a
          frame with a screenshot of the page and analyse that.
        </p>
      </Card>
    )
  }
  return (
    <Card
      tone="warning"
      role="alert"
      title="This service does not capture web pages"
      actions={[open, dismiss]}
    >
      <p>
        “{run.title}” was not analysed. Connect another service in Settings, or analyse a frame with
        a screenshot of the page.
      </p>
    </Card>
  )
}
