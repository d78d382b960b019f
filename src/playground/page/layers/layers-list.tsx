import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { selectionAfterClick } from '../canvas/pick'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'
import { layerRows, layersAround } from './layer-rows'
import { LayerLine } from './layer-line'
import { moveInTree } from './move-in-tree'

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
