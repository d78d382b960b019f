import type { SceneNode } from '@open-pencil/core'
import type { ComponentChildren, JSX } from 'preact'
import { ancestors } from '../../host/document/transforms'
import { nameOf } from '../canvas/outlines'
import { selectionAfterClick } from '../canvas/pick'
import { subscribeTo } from '../state/listen'
import { usePage } from '../state/page-context'

/** Pages, samples and layers; a click shows or selects one. */
export function Layers(): JSX.Element {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { document } = session
  const pages = document.graph.getPages()
  const samples = session.samples.flatMap((id) => document.graph.getNode(id) ?? [])
  return (
    <nav class="sidebar sidebar--left" aria-label="Pages and layers">
      {pages.length > 1 && (
        <List
          title="Pages"
          nodes={pages}
          current={[document.currentPageId]}
          open={(id) => {
            document.setCurrentPage(id)
            session.zoomToFit()
          }}
        />
      )}
      {samples.length > 0 && (
        <List
          title="Samples"
          nodes={samples}
          current={session.selection.value}
          open={(id) => {
            session.select([id])
            session.zoomToLayers([id])
          }}
          more={({ width, height }) => `${width} × ${height}`}
        />
      )}
      <h2 class="heading">Layers</h2>
      <LayerList />
    </nav>
  )
}

interface ListProps {
  title: string
  nodes: readonly SceneNode[]
  /** Ids of those that are shown or selected now. */
  current: readonly string[]
  open: (id: string) => void
  more?: (node: SceneNode) => string
}

function List({ title, nodes, current, open, more }: ListProps): JSX.Element {
  return (
    <>
      <h2 class="heading">{title}</h2>
      <ul class="jump-list">
        {nodes.map((node) => (
          <li key={node.id}>
            <button
              class="jump"
              aria-current={current.includes(node.id)}
              onClick={() => open(node.id)}
            >
              <span class="jump__name">{nameOf(node)}</span>
              {more && <span class="jump__size">{more(node)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The page's layers, topmost first, with what is inside while a layer or one in it is selected. */
function LayerList(): JSX.Element {
  const { session } = usePage()
  const { graph, currentPageId } = session.document
  const selection = session.selection.value
  const selected = selection.flatMap((id) => graph.getNode(id) ?? [])
  const open = new Set(selected.flatMap((node) => [node, ...ancestors(graph, node)]))
  const rows = (parentId: string): ComponentChildren =>
    graph
      .getChildren(parentId)
      .reverse()
      .map((node) => (
        <li key={node.id}>
          <button
            class="jump"
            aria-pressed={selection.includes(node.id)}
            onClick={({ shiftKey }) =>
              session.select(selectionAfterClick(selection, node.id, shiftKey))
            }
          >
            <span class="jump__name">{nameOf(node)}</span>
          </button>
          {open.has(node) && node.childIds.length > 0 && (
            <ul class="layers__inner">{rows(node.id)}</ul>
          )}
        </li>
      ))
  return (
    <ul class="layers" aria-label="Layers">
      {rows(currentPageId)}
    </ul>
  )
}
