import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { QuickAction } from '../plugin/quick-action'
import { usePage } from '../state/page-context'

/** Where a command's parameters are typed and chosen before it runs. Enter takes the first suggestion. */
export function QuickActionBox(): JSX.Element | null {
  const { runner } = usePage()
  const action = runner.quickAction.value
  const asked = action?.asked.value
  return action && asked ? <Box key={asked.key} action={action} label={asked.name} /> : null
}

function Box({ action, label }: { action: QuickAction; label: string }): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const offered = action.offered.value
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape') action.cancel()
    if (event.key !== 'Enter' || offered?.state !== 'suggested') return
    const [first] = offered.suggestions
    if (first) action.choose(first.data)
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
      {offered?.state === 'suggested' ? (
        <ul class="quick-action__list">
          {offered.suggestions.map(({ name, data }) => (
            <li key={name}>
              <button class="menu__item" onClick={() => action.choose(data)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quick-action__note">{offered?.message ?? 'Loading suggestions…'}</p>
      )}
    </section>
  )
}
