import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { panelSize } from '../../file'
import { latestOnly } from '../../waiting/latest-only'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './resize-handle.module.css'

/** One press of an arrow key, px. */
const STEP = 20

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP]
}

/** The corner that resizes the panel, by pointer or arrow keys; the size is saved. */
export function ResizeHandle(): JSX.Element {
  const { bridge, errors, settings } = useTools()
  const send = useMemo(() => latestOnly(bridge.resizePanel), [bridge])

  function resize(width: number, height: number): void {
    errors.guard(() => send(panelSize({ width, height })))
  }

  function keep(): void {
    const panel = { width: window.innerWidth, height: window.innerHeight }
    errors.guard(() => settings.change({ panel }))
  }

  return (
    <button
      type="button"
      class={styles.handle}
      aria-label={words().resize}
      title={words().resizeAbout}
      onKeyDown={(event) => {
        const step = ARROWS[event.key]
        if (step === undefined) return
        event.preventDefault()
        resize(window.innerWidth + step[0], window.innerHeight + step[1])
      }}
      onKeyUp={keep}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        resize(event.clientX + 6, event.clientY + 6)
      }}
      onPointerUp={keep}
    />
  )
}
