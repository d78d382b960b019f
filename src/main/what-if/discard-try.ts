import { requireEditing } from '../figma/nodes/can-edit'
import { pageOf } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { overlaysOf } from '../overlays/find-overlay'
import { tidyPageButton } from '../result/record-store'
import { refusal } from './plan'
import { words } from './words'

/** Ids of the copies made since Glance was opened: nothing else is ever removed. */
const copies = new Set<string>()

export function noteCopy(nodeId: string): void {
  copies.add(nodeId)
}

/**
 * Removes a copy with its overlays and its result, as one undo step; nothing where it is gone already. Throws view_only,
 * and not_a_copy for what is none.
 */
export async function discardTry(nodeId: string): Promise<void> {
  requireEditing()
  if (!copies.has(nodeId)) throw refusal('not_a_copy', words().notACopy)
  const copy = (await figma.getNodeByIdAsync(nodeId)) as SceneNode | null
  if (copy === null || copy.removed) return
  const page = pageOf(copy)
  beginUndoStep(`discard ${nodeId}`)
  for (const group of overlaysOf(copy)) group.remove()
  copy.remove()
  tidyPageButton(page)
}
