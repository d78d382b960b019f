import type { BuildContext } from './build-context'
import { buildLayer } from './build-layer'
import type { Parent } from './figma-api'
import type { GroupLayer } from './layer-schemas'

/** Figma's groups have no position of their own: the children are placed, then grouped. */
export function buildGroup(layer: GroupLayer, parent: Parent, context: BuildContext): GroupNode {
  const [x, y] = layer.at
  const children = layer.children.map((child) =>
    buildLayer({ ...child, at: [child.at[0] + x, child.at[1] + y] }, parent, context)
  )
  const group = context.figma.group(children, parent)
  group.name = layer.name
  if (layer.opacity !== 1) group.opacity = layer.opacity
  if (!layer.visible) group.visible = false
  return group
}
