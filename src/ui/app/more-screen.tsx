import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { takeLostFocus } from '../kit/frame-header'
import styles from './more-screen.module.css'

/** A screen whose forms, running and ended analyses take each other's place: it keeps the focus. */
export function MoreScreen({ children }: { children: ComponentChildren }): JSX.Element {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(screen.current))
  return (
    <div ref={screen} class={styles.section} tabIndex={-1}>
      {children}
    </div>
  )
}
