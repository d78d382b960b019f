import type { JSX, TargetedKeyboardEvent } from 'preact'
import { classNames } from './class-names'
import styles from './tab-list.module.css'

interface Props<T extends string> {
  tabs: readonly { id: T; name: string }[]
  /** The chosen tab's id, or any other when none is. */
  current: string
  /** Told to screen readers. */
  name: string
  onChange: (tab: T) => void
}

/** Tabs as the ARIA pattern has them: one stop for Tab, arrows, Home and End move between them. */
export function TabList<T extends string>({
  tabs,
  current,
  name,
  onChange
}: Props<T>): JSX.Element {
  const stop = tabs.some(({ id }) => id === current) ? current : tabs[0]?.id

  function move(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    const next = moveInList(event.currentTarget, '[role=tab]', 'horizontal', event.key)
    const tab = next === null ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onChange(tab.id)
  }

  return (
    <div class={styles.list} role="tablist" aria-label={name} onKeyDown={move}>
      {tabs.map(({ id, name: label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          class={classNames(styles.tab, id === current && styles.current)}
          aria-selected={id === current}
          aria-controls={id === current ? `panel-${id}` : undefined}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

const ARROWS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 }
} as const

/**
 * Moves the focus among an element's parts, which are or hold a button, by an arrow key, Home or End, from the last on to
 * the first.
 * Returns the index it came to; null for any other key.
 */
export function moveInList(
  list: Element,
  parts: string,
  direction: keyof typeof ARROWS,
  key: string
): number | null {
  const all = [...list.querySelectorAll<HTMLElement>(parts)]
  const at = all.findIndex((part) => part.contains(document.activeElement))
  const step = (ARROWS[direction] as Record<string, number | undefined>)[key]
  if (all.length === 0 || (step === undefined && key !== 'Home' && key !== 'End')) return null
  const next =
    step === undefined
      ? key === 'Home'
        ? 0
        : all.length - 1
      : (at + step + all.length) % all.length
  const part = all[next]
  ;(part?.querySelector('button') ?? part)?.focus()
  return next
}
