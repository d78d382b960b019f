import { IconChevronDown16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import styles from './field.module.css'

interface Props<T extends string> {
  name: string
  value: T
  options: readonly { value: T; name: string }[]
  help?: string
  onChange: (value: T) => void
}

/** A native select: the UI kit's dropdown is out of reach for screen readers. */
export function Select<T extends string>(props: Props<T>): JSX.Element {
  const { name, value, options, help, onChange } = props
  const helpId = `${name.toLowerCase().replace(/\W+/g, '-')}-help`
  return (
    <div class={styles.field}>
      <label class={styles.labelled}>
        <span class={styles.label}>{name}</span>
        <span class={styles.chevron} aria-hidden="true">
          <IconChevronDown16 />
        </span>
        <select
          class={styles.control}
          value={value}
          aria-describedby={help === undefined ? undefined : helpId}
          onChange={(event) => {
            const chosen = options[event.currentTarget.selectedIndex]
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </label>
      {help !== undefined && (
        <p class={styles.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}
