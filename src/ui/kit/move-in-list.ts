const ARROWS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 }
} as const

/**
 * Moves the focus among an element's parts by an arrow key, Home or End, from the last on to the first.
 * Returns the index it came to; null for any other key.
 */
export function moveInList(
  list: Element,
  parts: string,
  direction: keyof typeof ARROWS,
  key: string
): number | null {
  const all = [...list.querySelectorAll<HTMLElement>(parts)]
  const at = all.findIndex((part) => part === document.activeElement)
  const step = (ARROWS[direction] as Record<string, number | undefined>)[key]
  if (all.length === 0 || (step === undefined && key !== 'Home' && key !== 'End')) return null
  const next =
    step === undefined
      ? key === 'Home'
        ? 0
        : all.length - 1
      : (at + step + all.length) % all.length
  all[next]?.focus()
  return next
}
