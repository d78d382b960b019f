import type { JSX } from 'preact'
import { Icon, type IconName, nodeIcon } from '../controls/icon'
import { setLocked, setVisible } from '../state/edits'
import { usePage } from '../state/page-context'
import type { SceneGraph } from '@open-pencil/core'

interface LayerLineProps {
  row: LayerRow
  selected: boolean
  focusable: boolean
  onFold: (open: boolean) => void
  onSelect: (add: boolean) => void
}

export function LayerLine({
  row,
  selected,
  focusable,
  onFold,
  onSelect
}: LayerLineProps): JSX.Element {
  const { session } = usePage()
  const { id, name, type, depth, visible, locked, dimmed, picture, open } = row
  const hovered = session.hovered.value === id
  return (
    <li
      class={`layer${dimmed ? ' layer--dimmed' : ''}${hovered ? ' layer--hovered' : ''}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={selected}
      aria-expanded={open ?? undefined}
      aria-label={describe(row)}
      tabIndex={focusable ? 0 : -1}
      data-layer={id}
      style={{ paddingLeft: 4 + depth * 16 }}
      onClick={(event) => onSelect(event.shiftKey || event.ctrlKey || event.metaKey)}
      onDblClick={() => session.zoomToLayers([id])}
      onPointerEnter={() => (session.hovered.value = id)}
    >
      <Fold open={open} onFold={onFold} />
      <Icon name={nodeIcon(type, picture)} />
      <span class="layer__name">{name}</span>
      <Toggle
        icon="lock"
        name={`${locked ? 'Unlock' : 'Lock'} ${name}`}
        on={locked}
        onClick={() => void setLocked(session, id, !locked)}
      />
      <Toggle
        icon={visible ? 'eye' : 'eye-off'}
        name={`${visible ? 'Hide' : 'Show'} ${name}`}
        on={!visible}
        onClick={() => void setVisible(session, id, !visible)}
      />
    </li>
  )
}

function Fold({
  open,
  onFold
}: {
  open: boolean | null
  onFold: (open: boolean) => void
}): JSX.Element {
  if (open === null) return <span class="layer__fold" />
  return (
    <button
      class={`layer__fold${open ? ' layer__fold--open' : ''}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onFold(!open)
      }}
    >
      <Icon name="chevron" />
    </button>
  )
}

interface ToggleProps {
  icon: IconName
  name: string
  /** It is shown all the time, not only under the pointer. */
  on: boolean
  onClick: () => void
}

function Toggle({ icon, name, on, onClick }: ToggleProps): JSX.Element {
  return (
    <button
      class={`layer__toggle${on ? ' layer__toggle--on' : ''}`}
      aria-label={name}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation()
        onClick()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}

function describe({ name, type, visible, locked }: LayerRow): string {
  const kind = type.toLowerCase().replaceAll('_', ' ')
  return [name, kind, ...(visible ? [] : ['hidden']), ...(locked ? ['locked'] : [])].join(', ')
}

interface LayerRow {
  id: string
  name: string
  type: string
  /** 0 for a layer of the page itself. */
  depth: number
  visible: boolean
  locked: boolean
  /** It, or what holds it, is hidden. */
  dimmed: boolean
  picture: boolean
  /** Null when it holds no layers. */
  open: boolean | null
}

/** The rows of the layers list, topmost layer first, as far as they are unfolded. */
export function layerRows(
  graph: SceneGraph,
  parentId: string,
  unfolded: ReadonlySet<string>,
  depth = 0,
  hidden = false
): LayerRow[] {
  const ids = graph.getNode(parentId)?.childIds ?? []
  return [...ids].reverse().flatMap((id) => {
    const node = graph.getNode(id)
    if (!node) return []
    const dimmed = hidden || !node.visible
    const open = node.childIds.length > 0 ? unfolded.has(id) : null
    const { name, type, visible, locked, fills } = node
    const picture = fills.some((fill) => fill.type === 'IMAGE')
    const row = { id, name, type, depth, visible, locked, dimmed, picture, open }
    return [row, ...(open ? layerRows(graph, id, unfolded, depth + 1, dimmed) : [])]
  })
}

/** The layers that hold this one, outermost first, without the page. */
export function layersAround(graph: SceneGraph, id: string): string[] {
  const parent = graph.getNode(graph.getNode(id)?.parentId ?? '')
  if (!parent?.parentId || parent.type === 'CANVAS') return []
  return [...layersAround(graph, parent.id), parent.id]
}
