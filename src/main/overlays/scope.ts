import { ancestorsOf } from '../figma/nodes/ancestors'
import { linkedFrameId, overlayGroupOf, overlayGroupsOn } from './overlay-link'

export type Scope = (node: SceneNode) => boolean

/** Whether a layer is selected, lies inside a selected layer, or holds one. */
export function selectionScope(selection: readonly SceneNode[]): Scope {
  const selected = new Set<string>()
  const around = new Set<string>()
  for (const node of selection) {
    selected.add(node.id)
    for (const ancestor of ancestorsOf(node)) around.add(ancestor.id)
    const group = overlayGroupOf(node)
    const frame = group === null ? null : linkedFrameId(group)
    if (frame !== null) selected.add(frame)
  }
  return (node) =>
    selected.has(node.id) ||
    around.has(node.id) ||
    ancestorsOf(node).some((ancestor) => selected.has(ancestor.id))
}

/** The overlay groups of a loaded page whose frame, or who themselves, are in scope. */
export async function overlaysInScope(page: PageNode, inScope: Scope): Promise<GroupNode[]> {
  const found: GroupNode[] = []
  for (const group of overlayGroupsOn(page)) {
    const frame = await figma.getNodeByIdAsync(linkedFrameId(group) ?? '')
    if (inScope(group) || (frame !== null && inScope(frame as SceneNode))) found.push(group)
  }
  return found
}
