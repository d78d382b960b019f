import { requireEditing } from '../figma/nodes/can-edit'
import { plural } from '../figma/plural'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { linkedFrameId } from '../overlays/overlay-link'
import { overlaysInScope, selectionScope } from '../overlays/scope'
import { findResultsOn } from './find-records'
import { clearResult, tidyPageButton } from './record-store'

/**
 * Removes the results of the selection, overlays and records, or of the whole page when nothing is
 * selected, as one undo step. Returns what happened, for a notification.
 */
export async function removeOverlays(): Promise<string> {
  const page = figma.currentPage
  await page.loadAsync()
  const everywhere = page.selection.length === 0
  const inScope = everywhere ? () => true : selectionScope(page.selection)
  const frames = findResultsOn(page).filter(inScope)
  const groups = await overlaysInScope(page, inScope)
  const ids = new Set([...frames.map((frame) => frame.id), ...groups.map(linkedFrameId)])
  if (ids.size === 0) {
    return everywhere
      ? 'There are no Glance results on this page.'
      : 'There are no Glance results on the selected layers.'
  }
  requireEditing()
  beginUndoStep('remove all')
  for (const group of groups) group.remove()
  for (const frame of frames) clearResult(frame)
  tidyPageButton(page)
  return `Removed the overlays and results of ${plural(ids.size, 'frame')}.`
}
