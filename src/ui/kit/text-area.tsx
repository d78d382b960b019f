import type { JSX } from 'preact'
import { classNames } from './class-names'
import { Hidden } from './hidden'
import styles from './text-area.module.css'

interface Props {
  name: string
  /** What belongs into it, read out with the name. */
  hint: string
  value: string
  readOnly?: boolean
  /** How much is there of how much; read out, and seen when `pressing`. */
  count: string
  pressing?: boolean
  error?: string | null
  onInput: (value: string) => void
  /** The box was left. */
  onLeave: () => void
}

/** A labelled box for a longer text. It grows with what is in it. */
export function TextArea(props: Props): JSX.Element {
  const { name, hint, value, readOnly = false, count, pressing = false, error } = props
  const id = `text-${name.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <div class={styles.field}>
      <div class={styles.head}>
        <label class={styles.name} htmlFor={id}>
          {name}
        </label>
        <span class={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <textarea
        class={classNames(styles.control, error && styles.invalid)}
        id={id}
        rows={2}
        value={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onBlur={props.onLeave}
      />
      <p class={classNames(styles.note, error && styles.error)} id={`${id}-count`}>
        {error ?? (pressing ? count : <Hidden>{count}</Hidden>)}
      </p>
    </div>
  )
}
