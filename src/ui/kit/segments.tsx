import type { JSX } from 'preact'
import styles from './segments.module.css'

interface Props<T extends string> {
  /** Told to screen readers. */
  name: string
  value: T
  /** `label` is read out instead of the name; `title` shows when pointed at. */
  options: readonly { value: T; name: string; label?: string; title?: string; disabled?: boolean }[]
  onChange: (value: T) => void
}

/** One of a few, side by side, in rows where one has no room for all names. Native radios: arrow keys come with them. */
export function Segments<T extends string>(props: Props<T>): JSX.Element {
  const { name, value, options, onChange } = props
  return (
    <div class={styles.segments} role="radiogroup" aria-label={name}>
      {options.map((option) => (
        <label key={option.value} class={styles.segment} title={option.title}>
          <input
            class={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <span class={styles.name}>{option.name}</span>
        </label>
      ))}
    </div>
  )
}
