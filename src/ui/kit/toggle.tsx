import type { JSX } from 'preact'
import styles from './checkbox.module.css'
import switchStyles from './switch.module.css'

interface CheckboxProps {
  name: string
  /** Explanation beside the name. */
  about?: string
  on: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

export function Checkbox({
  name,
  about,
  on,
  disabled = false,
  onChange
}: CheckboxProps): JSX.Element {
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

interface SwitchProps {
  name: string
  /** Shown when pointed at. */
  about?: string
  on: boolean
  onChange: (on: boolean) => void
}

export function Switch({ name, about, on, onChange }: SwitchProps): JSX.Element {
  return (
    <label class={switchStyles.switch} title={about}>
      <input
        class={switchStyles.input}
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={switchStyles.track} aria-hidden="true" />
      <span>{name}</span>
    </label>
  )
}
