import { requireEditing } from '../figma/nodes/can-edit'
import { overlayGroupsOn } from './overlay-link'
import { overlaysInScope, selectionScope } from './scope'
import { words } from './words'

/**
 * Hides the overlays of the selection, or shows them when all are hidden; without a selection, or
 * when it has none, those of the whole page. Returns what happened, for a notification.
 */
export async function toggleOverlays(): Promise<string> {
  const page = figma.currentPage
  await page.loadAsync()
  const onPage = overlayGroupsOn(page)
  if (onPage.length === 0) return words().noneOnPage
  requireEditing()
  const inScope = await overlaysInScope(page, selectionScope(page.selection))
  const groups = inScope.length > 0 ? inScope : onPage
  const show = groups.every((group) => !group.visible)
  for (const group of groups) group.visible = show
  return show ? words().shown(groups.length) : words().hidden(groups.length)
}
