import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { listen } from '../state/listen'

export interface MenuEntry {
  name: string
  disabled?: boolean
  run: () => void
}

interface MenuProps {
  button: ComponentChildren
  /** A null entry draws a line. */
  entries: readonly (MenuEntry | null)[]
}

/** A button that opens a list of commands; arrow keys move in it, Escape closes it. */
export function Menu({ button, entries }: MenuProps): JSX.Element {
  const open = useSignal(false)
  const root = useRef<HTMLDivElement>(null)
  useClickOutside(root, () => (open.value = false))
  const items = (): HTMLButtonElement[] => [
    ...(root.current?.querySelectorAll<HTMLButtonElement>('[role=menuitem]:enabled') ?? [])
  ]
  useEffect(() => {
    if (open.value) items()[0]?.focus()
  }, [open.value])
  const close = (): void => {
    open.value = false
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const to = steps[event.key]
    if (event.key === 'Escape' && open.value) close()
    else if (to === undefined) return
    else all.at(to % Math.max(1, all.length))?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        class="text-button"
        aria-haspopup="menu"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        {button}
      </button>
      {open.value && (
        <ul class="menu__list" role="menu">
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
      </button>
    </li>
  )
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
