import type { JSX } from 'preact'
import { words } from './words'
import styles from './quiet-button.module.css'

interface Props {
  /** Visible label. */
  name: string
  /** Read out after the label. */
  about?: string
  run: () => void
}

/** A way on that does not ask for attention. */
export function QuietButton({ name, about, run }: Props): JSX.Element {
  const label = about === undefined ? undefined : words().about(name, about)
  return (
    <button type="button" class={styles.button} aria-label={label} onClick={run}>
      {name}
    </button>
  )
}

interface ShowAllProps {
  count: number
  /** Read out after the label. */
  about: string
  all: boolean
  onChange: (all: boolean) => void
}

/** Shows all of a long list, or its beginning again. */
export function ShowAll({ count, about, all, onChange }: ShowAllProps): JSX.Element {
  const name = all ? words().showFewer : words().showAll(count)
  return (
    <p class={styles.all}>
      <QuietButton name={name} about={about} run={() => onChange(!all)} />
    </p>
  )
}
