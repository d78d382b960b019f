/** Moves the focus among a list's buttons by an arrow key, Home or End. False for any other key. */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  if (!list) return false
  const items = [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = items.findIndex((item) => item === document.activeElement)
  const target = next(key, at, items.length)
  if (target === null) return false
  items.at(target)?.focus()
  return true
}

function next(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return count === 0 ? 0 : (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? -1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return null
}
