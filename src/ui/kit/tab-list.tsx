import type { JSX, TargetedKeyboardEvent } from 'preact'
import { classNames } from './class-names'
import styles from './tab-list.module.css'

interface Props<T extends string> {
  /** `mark` says what waits there; it is shown as a dot. */
  tabs: readonly { id: T; name: string; mark?: string | null | undefined }[]
  current: T
  /** Tabs within a tab: no line of their own. */
  inner?: boolean
  /** Told to screen readers. */
  name: string
  onChange: (tab: T) => void
}

/** Tabs as the ARIA pattern has them: one stop for Tab, arrows, Home and End move between them. */
export function TabList<T extends string>({
  tabs,
  current,
  inner = false,
  name,
  onChange
}: Props<T>): JSX.Element {
  const index = tabs.findIndex(({ id }) => id === current)

  function move(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    const next = target(event.key, index, tabs.length)
    const tab = tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onChange(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      class={classNames(styles.list, inner && styles.inner)}
      role="tablist"
      aria-label={name}
      onKeyDown={move}
    >
      {tabs.map(({ id, name: label, mark }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          class={classNames(styles.tab, id === current && styles.current)}
          aria-selected={id === current}
          aria-controls={`panel-${id}`}
          tabIndex={id === current ? 0 : -1}
          title={mark ?? undefined}
          onClick={() => onChange(id)}
        >
          {label}
          {mark && <span class={styles.mark} />}
        </button>
      ))}
    </div>
  )
}

function target(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
