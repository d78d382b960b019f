import type { JSX } from 'preact'
import { usePage } from '../state/page-context'

/** Shows the file as someone sees it who may not edit it. The plugin starts anew, as it would for them. */
export function ViewOnlySwitch(): JSX.Element {
  const { session, runner } = usePage()
  const toggle = (): void => void runner.setViewOnly(!session.viewOnly.value)
  return (
    <button
      class="text-button switch"
      role="switch"
      aria-checked={session.viewOnly.value}
      onClick={toggle}
    >
      View only
    </button>
  )
}
