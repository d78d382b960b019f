import type { TargetedKeyboardEvent } from 'preact'

/** Moves the focus between the rows of a list: arrow keys, Home and End. */
export function nextRow(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const rows = [...event.currentTarget.children]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = target(event.key, at, rows.length)
  if (to === null) return
  event.preventDefault()
  rows[to]?.querySelector('button')?.focus()
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
