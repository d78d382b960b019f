import type { JSX } from 'preact'
import styles from './checkbox.module.css'

interface Props {
  name: string
  /** Explanation beside the name. */
  about?: string
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

export function Checkbox({ name, about, on, disabled = false, onChange }: Props): JSX.Element {
  const aboutId = `${name.toLowerCase().replace(/\W+/g, '-')}-about`
  return (
    <label class={styles.checkbox}>
      <input
        class={styles.input}
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-label={name}
        aria-describedby={about === undefined ? undefined : aboutId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.box} aria-hidden="true" />
      <span>
        {name}
        {about !== undefined && (
          <span class={styles.about} id={aboutId}>
            {` ${about}`}
          </span>
        )}
      </span>
    </label>
  )
}
