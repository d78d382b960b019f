import { IconFrame16 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import styles from './frame-header.module.css'

interface Props {
  node: Pick<SelectedNode, 'name'> & Partial<Pick<SelectedNode, 'width' | 'height'>>
  children?: ComponentChildren
}

/** Which frame this is about. It takes the focus when the control that had it is gone. */
export function FrameHeader({ node, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => takeLostFocus(heading.current), [])
  return (
    <header class={styles.header}>
      <span class={styles.icon} aria-hidden="true">
        <IconFrame16 />
      </span>
      <h2 class={styles.name} ref={heading} tabIndex={-1} title={node.name}>
        {node.name}
      </h2>
      {children}
      {node.width !== undefined && node.height !== undefined && (
        <span class={styles.size}>
          {Math.round(node.width)} × {Math.round(node.height)}
        </span>
      )}
    </header>
  )
}

/** Focuses an element when the focused control disappears: keys would reach the canvas. */
export function takeLostFocus(element: HTMLElement | null): void {
  const lost = document.hasFocus() && document.activeElement === document.body
  if (lost) element?.focus({ preventScroll: true })
}
