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
