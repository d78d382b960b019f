import type { JSX } from 'preact'
import type { Direction } from '../sort-rows'
import styles from './ranking.module.css'

interface Props {
  name: string
  about?: string
  span?: number
  /** null when the rows are sorted by another column. */
  direction: Direction | null
  sort: () => void
}

/** A column's header, which sorts by it. */
export function SortHeader({ name, about, span = 1, direction, sort }: Props): JSX.Element {
  return (
    <th scope="col" colSpan={span} aria-sort={direction ?? 'none'} title={about}>
      <button type="button" class={styles.sort} onClick={sort}>
        {name}
        <span class={styles.arrow} aria-hidden="true">
          {direction !== null && (direction === 'ascending' ? '↑' : '↓')}
        </span>
      </button>
    </th>
  )
}
