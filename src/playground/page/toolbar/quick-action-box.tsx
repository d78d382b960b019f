import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { QuickAction } from '../plugin/quick-action'
import { usePage } from '../state/page-context'

/** Where a command's parameter is typed and chosen before it runs. Enter takes the first suggestion. */
export function QuickActionBox(): JSX.Element | null {
  const { runner } = usePage()
  const action = runner.quickAction.value
  return action?.isAsking.value ? <Box action={action} /> : null
}

function Box({ action }: { action: QuickAction }): JSX.Element {
  const label = action.parameter.name
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const offered = action.offered.value
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape') action.settle(null)
    const first = offered?.[0]
    if (event.key === 'Enter' && first) action.settle({ chosen: first.data })
  }
  return (
    <section class="quick-action" aria-label={action.name} onKeyDown={onKeyDown}>
      <input
        ref={input}
        class="quick-action__input"
        aria-label={label}
        placeholder={`${action.name}: ${label}`}
        onInput={(event) => action.type(event.currentTarget.value)}
      />
      {offered ? (
        <ul class="quick-action__list">
          {offered.map(({ name, data }) => (
            <li key={name}>
              <button class="menu__item" onClick={() => action.settle({ chosen: data })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quick-action__note">Loading suggestions…</p>
      )}
    </section>
  )
}
