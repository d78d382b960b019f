import { canEdit, requireEditing } from '../figma/nodes/can-edit'
import { ancestorsOf, loadCurrentPage } from '../figma/nodes/find-node'
import { beginUndoStep, endUndoStep } from '../figma/undo'
import { linkedFrameId, overlayGroupOf, overlayGroupsOn, takeOff } from './overlay-group'
import { words } from './words'

/**
 * Hides the overlays of the selection, or shows them when all are hidden; without a selection, or
 * when it has none, those of the whole page. Returns what happened, for a notification.
 */
export async function toggleOverlays(): Promise<string> {
  const page = await loadCurrentPage()
  const onPage = overlayGroupsOn(page)
  if (onPage.length === 0) return words().noneOnPage
  requireEditing()
  const inScope = await overlaysInScope(page, selectionScope(page.selection))
  const groups = inScope.length > 0 ? inScope : onPage
  const show = groups.every((group) => !group.visible)
  for (const group of groups) group.visible = show
  return show ? words().shown(groups.length) : words().hidden(groups.length)
}

/** Hides the overlays of the page that are shown, as one undo step; nothing where nothing may be changed. */
export function hideOverlays(): void {
  if (!canEdit()) return
  const shown = overlayGroupsOn(figma.currentPage).filter(({ visible }) => visible)
  if (shown.length > 0) beginUndoStep()
  for (const group of shown) group.visible = false
}

/**
 * Takes the overlays of the selection off the canvas, or of the whole page when nothing is selected, as one
 * undo step; results stay. Returns what happened, for a notification.
 */
export async function removeAllOverlays(): Promise<string> {
  const page = await loadCurrentPage()
  const everywhere = page.selection.length === 0
  const inScope = everywhere ? () => true : selectionScope(page.selection)
  const groups = await overlaysInScope(page, inScope)
  if (groups.length === 0) {
    return everywhere ? words().noneOnPage : words().noneSelected
  }
  requireEditing()
  beginUndoStep()
  const frames = new Set(groups.map(linkedFrameId))
  takeOff(groups)
  endUndoStep()
  return words().removed(frames.size)
}

type Scope = (node: SceneNode) => boolean

/** Whether a layer is selected, lies inside a selected layer, or holds one. */
function selectionScope(selection: readonly SceneNode[]): Scope {
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
async function overlaysInScope(page: PageNode, inScope: Scope): Promise<GroupNode[]> {
  const found: GroupNode[] = []
  for (const group of overlayGroupsOn(page)) {
    const frame = await figma.getNodeByIdAsync(linkedFrameId(group) ?? '')
    if (inScope(group) || (frame !== null && inScope(frame as SceneNode))) found.push(group)
  }
  return found
}
