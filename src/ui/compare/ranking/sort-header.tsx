import type { JSX } from 'preact'
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

export type Direction = 'ascending' | 'descending'

type Value = number | string | null

/**
 * Rows by one of their values. Equal ones keep their order, and those without a value come last whichever
 * the direction.
 */
export function sortRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => Value,
  direction: Direction
): T[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en', { numeric: true, sensitivity: 'base' })
}
