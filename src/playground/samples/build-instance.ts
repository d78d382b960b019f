import type { BuildContext } from './build-context'
import type { Parent } from './figma-api'
import type { InstanceLayer, Override } from './layer-schemas'
import { placeNode } from './set-appearance'
import { toPaint } from './to-paint'

/** @throws Error when the component, or a layer that is to be changed, is missing. */
export function buildInstance(
  layer: InstanceLayer,
  parent: Parent,
  context: BuildContext
): InstanceNode {
  const component = context.components.get(layer.of)
  if (!component) throw new Error(`There is no component “${layer.of}”`)
  const node = placeNode(component.createInstance(), layer, parent)
  for (const [name, change] of Object.entries(layer.set)) {
    const child = node.findOne((candidate) => candidate.name === name)
    if (!child) throw new Error(`Component “${layer.of}” has no layer “${name}”`)
    override(child, change, context)
  }
  return node
}

function override(node: SceneNode, change: Override, context: BuildContext): void {
  if (change.text !== undefined && node.type === 'TEXT') node.characters = change.text
  if (change.fill !== undefined && 'fills' in node) node.fills = [toPaint(change.fill, context)]
  if (change.visible !== undefined) node.visible = change.visible
}
