import { IconChevronDown16 } from '@create-figma-plugin/ui'
import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { classNames } from './class-names'
import { moveInList } from './tab-list'
import styles from './menu-button.module.css'

interface Props<T extends string> {
  /** Shown while no item is chosen; read out before the chosen item's name. */
  name: string
  /** `mark` says what waits there; it is shown as a dot. */
  items: readonly { id: T; name: string; mark?: string | undefined }[]
  /** Read out instead of the name, where that stands twice on a screen. */
  about?: string
  /** The chosen item's id, or any other when none is. */
  current: string
  onChange: (id: T) => void
}

/**
 * A menu button as the ARIA pattern has it: arrow keys, Enter and Space open it, arrows, Home and End move
 * in it, Escape and Tab close it.
 */
export function MenuButton<T extends string>(props: Props<T>): JSX.Element {
  const { name, about = name, items, current, onChange } = props
  /** The item that is focused when the menu opens; null while it is closed. */
  const [open, setOpen] = useState<number | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const chosen = items.find(({ id }) => id === current)
  const [mark] = items.flatMap((item) => item.mark ?? [])

  useEffect(() => {
    if (open === null) return
    root.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[open]?.focus()
    root.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' })
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(null)
    }
    window.addEventListener('pointerdown', closeOutside)
    return () => window.removeEventListener('pointerdown', closeOutside)
  }, [open])

  function close(): void {
    setOpen(null)
    root.current?.querySelector('button')?.focus()
  }

  function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    const { key, currentTarget } = event
    if (open === null) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      setOpen(key === 'ArrowDown' ? 0 : items.length - 1)
    } else if (key === 'Tab') {
      setOpen(null)
      return
    } else if (key === 'Escape') {
      close()
    } else if (moveInList(currentTarget, '[role=menuitem]', 'vertical', key) === null) {
      return
    }
    event.preventDefault()
  }

  return (
    <div class={styles.root} ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        class={classNames(styles.button, chosen !== undefined && styles.chosen)}
        aria-label={chosen ? `${about}: ${chosen.name}` : about}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        title={mark}
        onClick={() => setOpen(open === null ? 0 : null)}
      >
        {chosen?.name ?? name}
        {mark !== undefined && <span class={styles.mark} />}
        <IconChevronDown16 />
      </button>
      {open !== null && (
        <div class={styles.menu} role="menu" aria-label={about}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              class={styles.item}
              aria-current={item === chosen ? 'page' : undefined}
              tabIndex={-1}
              title={item.mark}
              onClick={() => {
                close()
                onChange(item.id)
              }}
            >
              {item.name}
              {item.mark !== undefined && <span class={styles.mark} />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
