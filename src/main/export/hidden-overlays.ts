import { canEdit } from '../figma/nodes/can-edit'
import { overlayGroupsOn } from '../overlays/overlay-link'

/**
 * Runs an export without the overlays that lie inside the exported section, and shows them again
 * even if the plugin is closed meanwhile. Any other kind of layer has no overlays inside.
 */
export async function withoutOverlays<T>(node: SceneNode, work: () => Promise<T>): Promise<T> {
  const shown = node.type === 'SECTION' ? overlayGroupsOn(node).filter(isVisible) : []
  if (shown.length === 0 || !canEdit()) return work()
  const showAgain = (): void => {
    for (const group of shown) if (!group.removed) group.visible = true
  }
  figma.on('close', showAgain)
  try {
    for (const group of shown) group.visible = false
    return await work()
  } finally {
    figma.off('close', showAgain)
    showAgain()
  }
}

function isVisible(group: GroupNode): boolean {
  return group.visible
}
