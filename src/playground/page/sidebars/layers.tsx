import type { SceneNode } from '@open-pencil/core'
import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { nameOf } from '../canvas/layer-source'
import { selectionAfterClick } from '../canvas/pick'
import { Icon, nodeIcon } from '../controls/icon'
import { setVisible } from '../state/edits'
import { subscribeTo } from '../state/listen'
import { usePage } from '../state/page-context'

/** Pages, samples and layers; a click shows or selects one. */
export function Layers(): JSX.Element {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { document } = session
  const pages = document.graph.getPages()
  const samples = session.samples.flatMap((id) => document.graph.getNode(id) ?? [])
  const openPage = (id: string): void => {
    document.setCurrentPage(id)
    session.zoomToFit()
  }
  const openSample = (id: string): void => {
    session.select([id])
    session.zoomToLayers([id])
  }
  return (
    <nav class="sidebar sidebar--left" aria-label="Pages and layers">
      {pages.length > 1 && (
        <List title="Pages" nodes={pages} current={[document.currentPageId]} open={openPage} />
      )}
      {samples.length > 0 && (
        <List
          title="Samples"
          nodes={samples}
          current={session.selection.value}
          open={openSample}
          more={({ width, height }) => `${width} × ${height}`}
        />
      )}
      <h2 class="heading">Layers</h2>
      <LayerTree />
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

/** The page's layers, topmost first; what holds a selected layer unfolds. */
function LayerTree(): JSX.Element {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { graph, currentPageId } = session.document
  const unfolded = useSignal<ReadonlySet<string>>(new Set())
  useSignalEffect(() => {
    const around = session.selection.value.flatMap((id) => {
      const above: string[] = []
      const { graph } = session.document
      for (let at = graph.getNode(id); at?.parentId; at = graph.getNode(at.parentId)) {
        above.push(at.parentId)
      }
      return above
    })
    const before = unfolded.peek()
    if (around.some((id) => !before.has(id))) unfolded.value = new Set([...before, ...around])
  })
  const fold = (id: string): void => {
    const next = new Set(unfolded.value)
    if (!next.delete(id)) next.add(id)
    unfolded.value = next
  }
  const rows = (parentId: string, depth = 0): ComponentChildren =>
    graph
      .getChildren(parentId)
      .reverse()
      .map((node) => {
        const open = node.childIds.length > 0 ? unfolded.value.has(node.id) : null
        return (
          <li key={node.id}>
            <Row node={node} depth={depth} open={open} onFold={() => fold(node.id)} />
            {open === true && <ul class="layers__inner">{rows(node.id, depth + 1)}</ul>}
          </li>
        )
      })
  return (
    <ul class="layers" aria-label="Layers" onPointerLeave={() => (session.hovered.value = null)}>
      {rows(currentPageId)}
    </ul>
  )
}

interface RowProps {
  node: SceneNode
  /** 0 for a layer of the page itself. */
  depth: number
  /** Null where it holds no layers. */
  open: boolean | null
  onFold: () => void
}

function Row({ node, depth, open, onFold }: RowProps): JSX.Element {
  const { session } = usePage()
  const { id, visible } = node
  const name = nameOf(node)
  const selection = session.selection.value
  const classes = ['layer', visible ? '' : 'layer--hidden']
  if (session.hovered.value === id) classes.push('layer--hovered')
  if (selection.includes(id)) classes.push('layer--selected')
  const select = (event: MouseEvent): void => {
    const add = event.shiftKey || event.ctrlKey || event.metaKey
    session.select(selectionAfterClick(selection, id, add))
  }
  return (
    <div
      class={classes.join(' ')}
      style={{ paddingLeft: 4 + depth * 16 }}
      onPointerEnter={() => (session.hovered.value = id)}
    >
      {open === null ? (
        <span class="layer__fold" />
      ) : (
        <button
          class={`layer__fold${open ? ' layer__fold--open' : ''}`}
          aria-label={`Layers in ${name}`}
          aria-expanded={open}
          onClick={onFold}
        >
          <Icon name="chevron" />
        </button>
      )}
      <button
        class="layer__name"
        aria-pressed={selection.includes(id)}
        onClick={select}
        onDblClick={() => session.zoomToLayers([id])}
      >
        <Icon name={nodeIcon(node)} />
        <span>{name}</span>
      </button>
      <button
        class="layer__eye"
        aria-label={`${visible ? 'Hide' : 'Show'} ${name}`}
        onClick={() => void setVisible(session, id, !visible)}
      >
        <Icon name={visible ? 'eye' : 'eye-off'} />
      </button>
    </div>
  )
}
