import type { JSX } from 'preact'
import { boxOf } from '../canvas/layer-source'
import { selectionSize } from '../canvas/selection-size'
import { Icon } from '../icons/icon'
import { nodeIcon } from '../icons/node-icon'
import { usePage } from '../state/page-context'
import { subscribeTo } from '../state/subscribe-to'

/** What the selected layer is and where it lies, in canvas px. */
export function LayerProperties({ id }: { id: string }): JSX.Element | null {
  const { session } = usePage()
  subscribeTo(session.revision)
  const node = session.document.graph.getNode(id)
  const box = boxOf(session.layers, id)
  const size = selectionSize(session.layers, [id])
  if (!node || !box || !size) return null
  const picture = node.fills.some((fill) => fill.type === 'IMAGE')
  const values: [string, string][] = [
    ['X', round(box.x)],
    ['Y', round(box.y)],
    ['W', round(size.width)],
    ['H', round(size.height)],
    ['Angle', `${round(-node.rotation)}°`],
    ['Opacity', `${round(node.opacity * 100)}%`]
  ]
  return (
    <section class="properties">
      <h2 class="properties__title">
        <Icon name={nodeIcon(node.type, picture)} />
        <span>{node.name}</span>
      </h2>
      <p class="properties__type">{typeName(node.type)}</p>
      <dl class="properties__values">
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function typeName(type: string): string {
  const words = type.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function round(value: number): string {
  // Minus zero would print as “-0”.
  return String(Math.round(value * 100) / 100 || 0)
}
