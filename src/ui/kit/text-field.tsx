import type { JSX } from 'preact'
import { classNames } from './class-names'
import styles from './field.module.css'

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
