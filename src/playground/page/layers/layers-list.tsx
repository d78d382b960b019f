import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { selectionAfterClick } from '../canvas/pick'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'
import { LayerLine, layerRows, layersAround } from './layer-line'

/** The page's layers as a tree: click selects, arrow keys move and unfold. */
export function LayersList(): JSX.Element {
  const { session } = usePage()
  const unfolded = useSignal<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  subscribeTo(session.revision)
  const selection = session.selection.value
  const { graph, currentPageId } = session.document
  const rows = layerRows(graph, currentPageId, unfolded.value)

  const unfold = (id: string, open: boolean): void => {
    const next = new Set(unfolded.value)
    if (open) next.add(id)
    else next.delete(id)
    unfolded.value = next
  }
  useSignalEffect(() => {
    const around = session.selection.value.flatMap((id) => layersAround(session.document.graph, id))
    const before = unfolded.peek()
    if (around.some((id) => !before.has(id))) unfolded.value = new Set([...before, ...around])
  })
  const focusable = rows.find(({ id }) => selection.includes(id))?.id ?? rows[0]?.id
  return (
    <ul
      class="layers"
      role="tree"
      aria-label="Layers"
      aria-multiselectable
      ref={list}
      onKeyDown={(event) => moveInTree(event, list.current, unfold)}
      onPointerLeave={() => (session.hovered.value = null)}
    >
      {rows.map((row) => (
        <LayerLine
          key={row.id}
          row={row}
          selected={selection.includes(row.id)}
          focusable={row.id === focusable}
          onFold={(open) => unfold(row.id, open)}
          onSelect={(add) => session.select(selectionAfterClick(selection, row.id, add))}
        />
      ))}
    </ul>
  )
}

/** Arrow keys, Home and End move between a tree's rows; right and left unfold and fold. */
function moveInTree(
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
