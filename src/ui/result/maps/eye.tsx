import { IconHidden16, IconVisible16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { words } from '../words'
import styles from './overlay-controls.module.css'

interface Props {
  on: boolean
  onChange: (on: boolean) => void
}

/** Whether the overlays are seen on the canvas. */
export function Eye({ on, onChange }: Props): JSX.Element {
  return (
    <label class={styles.eye} title={on ? words().hideOverlays : words().showOverlays}>
      <input
        class={styles.input}
        type="checkbox"
        role="switch"
        aria-label={words().showOverlays}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.icon} aria-hidden="true">
        {on ? <IconVisible16 /> : <IconHidden16 />}
      </span>
    </label>
  )
}
