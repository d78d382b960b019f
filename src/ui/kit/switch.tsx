import type { JSX } from 'preact'
import styles from './switch.module.css'

interface Props {
  name: string
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

export function Switch({ name, on, disabled = false, onChange }: Props): JSX.Element {
  return (
    <label class={styles.switch}>
      <input
        class={styles.input}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.track} aria-hidden="true" />
      <span>{name}</span>
    </label>
  )
}
