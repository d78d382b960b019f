import type { JSX } from 'preact'
import { usePage } from '../state/page-context'
import { LayerProperties } from './layer-properties'
import { Icon } from '../controls/icon'
import { subscribeTo } from '../state/subscribe-to'

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

/**
 * The buttons a plugin has left on a layer or a page, which start it with what is selected. For several layers: those
 * that all of them have, and that the manifest allows for several.
 */
function RelaunchButtons({ ids }: { ids: readonly string[] }): JSX.Element | null {
  const { session, runner } = usePage()
  subscribeTo(session.revision)
  const manifest = runner.manifest.value
  const [first = [], ...rest] = ids.map((id) => session.document.relaunchButtons(id))
  const buttons = first.flatMap(({ command, description }) => {
    const known = manifest?.relaunchButtons.find((button) => button.command === command)
    const shared = rest.every((others) => others.some((other) => other.command === command))
    const fits = rest.length === 0 || known?.multipleSelection === true
    return known && shared && fits ? [{ command, description, name: known.name }] : []
  })
  if (!manifest || buttons.length === 0) return null
  return (
    <section class="properties">
      <h2 class="properties__title">Plugin</h2>
      {buttons.map(({ command, description, name }) => (
        <div key={command}>
          <button
            class="text-button text-button--framed properties__button"
            onClick={() => void runner.runCommand(command)}
          >
            <Icon name="plugin" />
            {name}
          </button>
          {description !== '' && <p class="properties__note">{description}</p>}
        </div>
      ))}
    </section>
  )
}

const SHORTCUTS: [string, string][] = [
  ['Click', 'Select a frame'],
  ['Shift-click', 'Select more'],
  ['Double-click', 'Select inside it'],
  ['Ctrl-click', 'Select the deepest'],
  ['Drag', 'Move it'],
  ['Ctrl-D', 'Duplicate it'],
  ['Ctrl-C, V', 'Copy and paste it'],
  ['Delete', 'Delete it'],
  ['Space-drag', 'Pan'],
  ['Ctrl-wheel', 'Zoom'],
  ['1', 'Zoom to fit'],
  ['Ctrl-Z', 'Undo']
]

/** Shortcuts of mouse and keys; shown while nothing is selected. */
function Shortcuts(): JSX.Element {
  return (
    <section class="properties">
      <h2 class="properties__title">On the canvas</h2>
      <dl class="shortcuts">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="properties__note">
        Drop a .fig file or a PNG or JPEG picture on the canvas to try a design of your own.
      </p>
    </section>
  )
}
