import type { OverlayState } from '../../bridge'
import { MAP_NAMES, type MapName } from '../../file'
import { isInInstance, pageOf } from '../figma/nodes/find-node'
import { notifyUser } from '../figma/notify'
import { KEYS, NAMESPACE } from '../figma/storage/entries'
import { ownData } from '../figma/storage/plugin-data'
import { words } from './words'

/** The id of the frame an overlay group lies over; null for any other node. */
export function linkedFrameId(node: BaseNode): string | null {
  if (node.type !== 'GROUP') return null
  const id = ownData(node, KEYS.frame)
  return id === '' ? null : id
}

/** The overlay group that a node is or lies in, as a map or a number on it; null for any other node. */
export function overlayGroupOf(node: BaseNode): GroupNode | null {
  if (node.type === 'GROUP' && linkedFrameId(node) !== null) return node
  const layer = node.parent?.type === 'GROUP' ? node : node.parent
  const group = layer?.parent
  if (group?.type !== 'GROUP' || linkedFrameId(group) === null) return null
  return isMap(layer as SceneNode) ? group : null
}

/** Every overlay group of a loaded page but those in instances, which Figma does not let a plugin move or remove. */
export function overlayGroupsOn(page: PageNode | SectionNode): GroupNode[] {
  const groups = page.findAllWithCriteria({
    types: ['GROUP'],
    sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.frame] }
  })
  return groups.filter((group) => !isInInstance(group))
}

/** The overlay groups of a frame on a loaded page: one, unless someone duplicated it. */
export function overlaysOf(frame: SceneNode): GroupNode[] {
  const page = pageOf(frame)
  if (page === null) return []
  return overlayGroupsOn(page).filter((group) => linkedFrameId(group) === frame.id)
}

/** The map a layer of an overlay group shows; null when it is none of ours. */
export function mapOf(layer: SceneNode): MapName | null {
  const name = ownData(layer, KEYS.map)
  return MAP_NAMES.find((map) => map === name) ?? null
}

/** Whether a layer of an overlay group is one of its maps. */
export function isMap(layer: SceneNode): boolean {
  return ownData(layer, KEYS.map) !== ''
}

/**
 * Takes overlay groups off the canvas. Layers in them that are not of Glance move out to right above where they lay, and
 * a notification says so.
 */
export function takeOff(groups: readonly GroupNode[]): void {
  let others = 0
  for (const group of groups) {
    const { parent } = group
    const at = parent?.children.findIndex(({ id }) => id === group.id) ?? 0
    const foreign = group.children.filter((layer) => !isMap(layer))
    // A group has no space of its own: layers keep their place.
    for (const layer of [...foreign].reverse()) parent?.insertChild(at + 1, layer)
    others += foreign.length
    // Figma removes a group with its last layer.
    if (!group.removed) group.remove()
  }
  if (others > 0) notifyUser(words().movedOut(others))
}

export function overlayState(group: GroupNode): OverlayState {
  const shown = group.children.find((layer) => layer.visible && mapOf(layer) !== null)
  const { visible, opacity } = group
  return { visible, map: shown === undefined ? null : mapOf(shown), opacity }
}
