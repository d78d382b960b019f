import type { JSX } from 'preact'
import { Icon } from '../icons/icon'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

/** The buttons a plugin has left on a layer, which start it with that layer selected. */
export function RelaunchButtons({ id }: { id: string }): JSX.Element | null {
  const { session, runner } = usePage()
  subscribeTo(session.revision)
  const manifest = runner.manifest.value
  const buttons = session.document.relaunchButtons(id).flatMap(({ command, description }) => {
    const known = manifest?.relaunchButtons.find((button) => button.command === command)
    return known ? [{ command, description, name: known.name }] : []
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
