import type { JSX } from 'preact'
import { usePage } from '../state/page-context'
import { LayerProperties } from './layer-properties'
import { RelaunchButtons } from './relaunch-buttons'
import { Shortcuts } from './shortcuts'

export function RightSidebar(): JSX.Element {
  const { session } = usePage()
  const selection = session.selection.value
  const [only, ...others] = selection
  return (
    <aside class="sidebar sidebar--right" aria-label="Properties">
      {only === undefined && (
        <>
          <Shortcuts />
          <RelaunchButtons ids={[session.document.currentPageId]} />
        </>
      )}
      {only !== undefined && others.length === 0 && (
        <>
          <LayerProperties key={only} id={only} />
          <RelaunchButtons ids={[only]} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 class="heading">{selection.length} layers selected</h2>
          <RelaunchButtons ids={selection} />
        </>
      )}
    </aside>
  )
}
