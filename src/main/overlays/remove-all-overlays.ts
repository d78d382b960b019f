import { requireEditing } from '../figma/nodes/can-edit'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { linkedFrameId } from './overlay-link'
import { overlaysInScope, selectionScope } from './scope'
import { words } from './words'

/**
 * Takes the overlays of the selection off the canvas, or of the whole page when nothing is selected, as one
 * undo step; results stay. Returns what happened, for a notification.
 */
export async function removeAllOverlays(): Promise<string> {
  const page = figma.currentPage
  await page.loadAsync()
  const everywhere = page.selection.length === 0
  const inScope = everywhere ? () => true : selectionScope(page.selection)
  const groups = await overlaysInScope(page, inScope)
  if (groups.length === 0) {
    return everywhere ? words().noneOnPage : words().noneSelected
  }
  requireEditing()
  beginUndoStep('remove all overlays')
  const frames = new Set(groups.map(linkedFrameId))
  for (const group of groups) group.remove()
  return words().removed(frames.size)
}
