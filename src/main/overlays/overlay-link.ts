import { FRAME_KEY, MAP_KEY, NAMESPACE } from '../figma/storage/keys'

/** The id of the frame an overlay group lies over; null for any other node. */
export function linkedFrameId(node: BaseNode): string | null {
  if (node.type !== 'GROUP') return null
  const id = node.getSharedPluginData(NAMESPACE, FRAME_KEY)
  return id === '' ? null : id
}

/** Whether a node is an overlay group or one of its layers. */
export function isOverlayNode(node: BaseNode): boolean {
  return overlayGroupOf(node) !== null
}

/** The overlay group that a node is or lies in. */
export function overlayGroupOf(node: BaseNode): GroupNode | null {
  if (node.type === 'GROUP' && linkedFrameId(node) !== null) return node
  if (node.type !== 'RECTANGLE' || node.getSharedPluginData(NAMESPACE, MAP_KEY) === '') return null
  const parent = node.parent
  return parent?.type === 'GROUP' && linkedFrameId(parent) !== null ? parent : null
}

/** Every overlay group of a loaded page. */
export function overlayGroupsOn(page: PageNode | SectionNode): GroupNode[] {
  return page.findAllWithCriteria({
    types: ['GROUP'],
    sharedPluginData: { namespace: NAMESPACE, keys: [FRAME_KEY] }
  })
}
