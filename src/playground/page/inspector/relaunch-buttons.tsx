import type { JSX } from 'preact'
import { Icon } from '../icons/icon'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

/**
 * The buttons a plugin has left on a layer or a page, which start it with what is selected. For several layers: those
 * that all of them have, and that the manifest allows for several.
 */
export function RelaunchButtons({ ids }: { ids: readonly string[] }): JSX.Element | null {
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
