/** Arrow keys, Home and End move between a tree's rows; right and left unfold and fold. */
export function moveInTree(
  event: KeyboardEvent,
  tree: HTMLElement | null,
  unfold: (id: string, open: boolean) => void
): void {
  const row = document.activeElement
  if (!tree || !(row instanceof HTMLElement) || !tree.contains(row)) return
  const rows = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const at = rows.indexOf(row)
  const id = row.dataset.layer
  const expanded = row.getAttribute('aria-expanded')
  if (at < 0 || id === undefined) return
  const actions: Record<string, () => void> = {
    ArrowDown: () => rows[at + 1]?.focus(),
    ArrowUp: () => rows[at - 1]?.focus(),
    Home: () => rows[0]?.focus(),
    End: () => rows.at(-1)?.focus(),
    Enter: () => row.click(),
    ' ': () => row.click(),
    ArrowRight: () => (expanded === 'false' ? unfold(id, true) : rows[at + 1]?.focus()),
    ArrowLeft: () => (expanded === 'true' ? unfold(id, false) : parentRow(rows, at)?.focus())
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}

function parentRow(rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const level = Number(rows[at]?.ariaLevel)
  return rows
    .slice(0, at)
    .reverse()
    .find((row) => Number(row.ariaLevel) < level)
}
