import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { listen } from '../state/listen'

export interface MenuEntry {
  name: string
  keys?: string
  disabled?: boolean
  run: () => void
}

interface MenuProps {
  /** Accessible name of the button; without one, what it shows. */
  name?: string
  button: ComponentChildren
  buttonClass: string
  /** A null entry draws a line. */
  entries: readonly (MenuEntry | null)[]
  end?: boolean
}

/** A button that opens a list of commands; arrow keys move in it, Escape closes it. */
export function Menu({ name, button, buttonClass, entries, end = false }: MenuProps): JSX.Element {
  const open = useSignal(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useClickOutside(root, () => (open.value = false))
  useEffect(() => {
    if (open.value) moveFocus(list.current, 'ArrowDown')
  }, [open.value])
  const close = (): void => {
    open.value = false
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open.value) close()
    else if (!moveFocus(list.current, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        class={buttonClass}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {button}
      </button>
      {open.value && (
        <ul class={`menu__list${end ? ' menu__list--end' : ''}`} role="menu" ref={list}>
          {entries.map((entry, index) => (
            <MenuLine key={index} entry={entry} close={close} />
          ))}
        </ul>
      )}
    </div>
  )
}

function MenuLine({ entry, close }: { entry: MenuEntry | null; close: () => void }): JSX.Element {
  if (!entry) return <li class="menu__line" role="separator" />
  const run = (): void => {
    close()
    entry.run()
  }
  return (
    <li role="none">
      <button class="menu__item" role="menuitem" disabled={entry.disabled} onClick={run}>
        {entry.name}
        {entry.keys !== undefined && <span class="menu__keys">{entry.keys}</span>}
      </button>
    </li>
  )
}

/** Moves the focus among a list's buttons by an arrow key, Home or End. False for any other key. */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  if (!list) return false
  const items = [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = items.findIndex((item) => item === document.activeElement)
  const target = next(key, at, items.length)
  if (target === null) return false
  items.at(target)?.focus()
  return true
}

function next(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return count === 0 ? 0 : (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? -1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return null
}

/** Calls back when a press lands elsewhere, or the focus goes into the plugin's frame. */
export function useClickOutside(ref: RefObject<HTMLElement>, callback: () => void): void {
  useEffect(() => {
    const pointerdown = ({ target }: Event): void => {
      if (!(target instanceof Node && ref.current?.contains(target))) callback()
    }
    const stops = [
      listen(window, { pointerdown }, { capture: true }),
      listen(window, { blur: callback })
    ]
    return () => stops.forEach((stop) => stop())
  })
}
