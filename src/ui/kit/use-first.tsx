import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../words/words'
import { QuietButton } from './quiet-button'
import styles from './use-first.module.css'

interface Beginning<T> {
  /** Items at the beginning of the list. */
  first: number
  /** Further items that are always shown. */
  also?: (item: T) => boolean
  /** Read out after the button's label. */
  about: string
}

/** The beginning of a long list, and a button that shows all of it, or its beginning again. */
export function useFirst<T>(
  list: readonly T[],
  { first, also, about }: Beginning<T>
): [shown: readonly T[], button: JSX.Element | null] {
  const [all, setAll] = useState(false)
  const shown = list.filter((item, at) => at < first || also?.(item))
  if (shown.length === list.length) return [list, null]
  const name = all ? words().showFewer : words().showAll(list.length)
  const button = (
    <p class={styles.all}>
      <QuietButton name={name} about={about} run={() => setAll(!all)} />
    </p>
  )
  return [all ? list : shown, button]
}
