import { IconChevronDown16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { classNames } from './class-names'
import { Hidden } from './hidden'
import styles from './field.module.css'

interface SelectProps<T extends string> {
  name: string
  value: T
  options: readonly { value: T; name: string }[]
  help?: string
  onChange: (value: T) => void
}

/** A native select: the UI kit's dropdown is out of reach for screen readers. */
export function Select<T extends string>(props: SelectProps<T>): JSX.Element {
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

interface Props {
  name: string
  value: string
  placeholder?: string
  help?: string | null
  error?: string | null
  /** Hides what is typed. */
  secret?: boolean
  onInput: (value: string) => void
  onSettle?: () => void
  onEnter?: () => void
}

/** A labelled text box with its help or error read out together with it. */
export function TextField(props: Props): JSX.Element {
  const { name, value, placeholder, help, error, secret = false } = props
  const { onInput, onSettle, onEnter } = props
  const note = error ?? help
  const noteId = `${name.toLowerCase().replace(/\W+/g, '-')}-note`
  return (
    <div class={styles.field}>
      <label class={styles.labelled}>
        <span class={styles.label}>{name}</span>
        <input
          class={classNames(styles.control, error && styles.invalid)}
          type={secret ? 'password' : 'text'}
          value={value}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.()
          }}
          onInput={(event) => onInput(event.currentTarget.value)}
          onChange={onSettle}
        />
      </label>
      {note && (
        <p class={classNames(styles.help, error && styles.error)} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps {
  name: string
  /** What to write; read out with the name. */
  hint: string
  value: string
  readOnly?: boolean
  /** Length of how much is allowed; read out, and seen when `pressing`. */
  count: string
  pressing?: boolean
  error?: string | null
  onInput: (value: string) => void
  /** The box was left. */
  onLeave: () => void
}

/** A labelled box for a longer text, which grows with its content. */
export function TextArea(props: TextAreaProps): JSX.Element {
  const { name, hint, value, readOnly = false, count, pressing = false, error } = props
  const id = `text-${name.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <div class={classNames(styles.field, styles.grows)}>
      <div class={styles.head}>
        <label class={styles.label} htmlFor={id}>
          {name}
        </label>
        <span class={styles.help} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <textarea
        class={classNames(styles.control, styles.area, error && styles.invalid)}
        id={id}
        rows={2}
        value={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onBlur={props.onLeave}
      />
      <p class={classNames(styles.help, styles.count, error && styles.error)} id={`${id}-count`}>
        {error ?? (pressing ? count : <Hidden>{count}</Hidden>)}
      </p>
    </div>
  )
}
