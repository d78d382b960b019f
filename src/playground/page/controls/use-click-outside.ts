import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Calls back when a press lands elsewhere, or the focus goes into the plugin's frame. */
export function useClickOutside(ref: RefObject<HTMLElement>, callback: () => void): void {
  useEffect(() => {
    const press = ({ target }: Event): void => {
      if (!(target instanceof Node && ref.current?.contains(target))) callback()
    }
    addEventListener('pointerdown', press, true)
    addEventListener('blur', callback)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('blur', callback)
    }
  })
}
