import type { SceneGraph, SceneNode } from '@open-pencil/core'
import type { JSX } from 'preact'
import { isInInstance, isPlacedByLayout, relativeMatrix } from '../../host/document/transforms'
import { selectionSize } from '../canvas/layer-source'
import { Icon, nodeIcon } from '../controls/icon'
import { setFill, setPlace, setSize, setText } from '../state/edits'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'
import { Field, FillField } from './field'

/** Name, type, place, size, fill and text of the selected layer, as fields that change it. */
export function LayerProperties({ id }: { id: string }): JSX.Element | null {
  const { session } = usePage()
  subscribeTo(session.revision)
  const { graph } = session.document
  const node = graph.getNode(id)
  const size = selectionSize(session.layers, [id])
  if (!node || !size) return null
  const [[, , x], [, , y]] = relativeMatrix(graph, node)
  const why = session.viewOnly.value ? 'This file is open for viewing only.' : reasonOf(graph, node)
  const painted = node.type !== 'GROUP' && node.type !== 'BOOLEAN_OPERATION'
  const fixed = session.viewOnly.value || node.locked
  const number = (
    name: string,
    label: string,
    value: number,
    change: (value: number) => Promise<void>
  ): JSX.Element => (
    <Field
      name={name}
      label={label}
      value={round(value)}
      counts
      disabled={fixed || cannot(graph, node, name)}
      onChange={(text) => {
        const written = Number(text.replace(',', '.'))
        if (text.trim() !== '' && Number.isFinite(written)) void change(written)
      }}
    />
  )
  return (
    <section class="properties">
      <h2 class="properties__title">
        <Icon
          name={nodeIcon(
            node.type,
            node.fills.some(({ type }) => type === 'IMAGE')
          )}
        />
        <span>{node.name}</span>
      </h2>
      <p class="properties__type">
        {typeName(node.type)}
        {node.rotation !== 0 && `, turned by ${round(-node.rotation)}°`}
        {node.opacity < 1 && `, ${round(node.opacity * 100)}% opaque`}
      </p>
      <div class="properties__values">
        {number('X', 'X', x, (to) => setPlace(session, id, { x: to }))}
        {number('Y', 'Y', y, (to) => setPlace(session, id, { y: to }))}
        {number('Width', 'W', size.width, (width) => setSize(session, id, { width }))}
        {number('Height', 'H', size.height, (height) => setSize(session, id, { height }))}
      </div>
      {painted && (
        <FillField
          fills={node.fills}
          disabled={fixed}
          onChange={(color) => void setFill(session, id, color)}
        />
      )}
      {node.type === 'TEXT' && (
        <Field
          name="Text"
          label="Text"
          lines
          value={node.text}
          disabled={fixed}
          onChange={(text) => void setText(session, id, text)}
        />
      )}
      {why !== null && <p class="properties__note">{why}</p>}
    </section>
  )
}

/** Place and size of an instance's layers are the component's; layout places what it holds. */
function cannot(graph: SceneGraph, node: SceneNode, name: string): boolean {
  if (isInInstance(graph, node)) return true
  return (name === 'X' || name === 'Y') && isPlacedByLayout(graph, node)
}

/** Why some of it cannot be changed; null where all can. */
function reasonOf(graph: SceneGraph, node: SceneNode): string | null {
  if (node.locked) return 'Locked: unlock it in the layers list to change it.'
  if (isInInstance(graph, node)) return 'In an instance: its component decides place and size.'
  return isPlacedByLayout(graph, node) ? 'Auto layout places it.' : null
}

function typeName(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function round(value: number): string {
  // Minus zero would print as “-0”.
  return String(Math.round(value * 100) / 100 || 0)
}
