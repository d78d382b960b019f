import { canEdit } from '../figma/nodes/can-edit'
import { forgetStorage, readStorage, writeStorage } from '../figma/storage/client-storage'
import { fileId, keepFileId } from '../figma/storage/file-id'
import { beginUndoStep, endUndoStep } from '../figma/undo'
import { linkedFrameId } from '../overlays/overlay-group'

/** This file's entry; where nothing may be changed, nothing is hidden. */
const entry = (): string => `hidden:${fileId() ?? ''}`

/** Notes on this computer overlays about to be hidden for a moment: a tab that is closed then, or crashes, tells no plugin. */
export async function noteHidden(groups: readonly GroupNode[]): Promise<void> {
  const ids = groups.map(({ id }) => id)
  await writeStorage(entry(), ids).catch(() => undefined)
}

/** Makes the file known to the next start. To be called in the undo step that hides them. */
export function keepHidden(): void {
  keepFileId(fileId() ?? '')
}

export async function forgetHidden(): Promise<void> {
  await forgetStorage(entry()).catch(() => undefined)
}

/** Shows what an earlier session hid for a moment and could not show again, as one undo step. */
export async function showLeftHidden(): Promise<void> {
  if (!canEdit()) return
  const kept = await readStorage(entry())
  if (!Array.isArray(kept)) return
  const nodes = await Promise.all(kept.map((id) => figma.getNodeByIdAsync(String(id))))
  const hidden = nodes.filter((node) => node?.type === 'GROUP' && linkedFrameId(node) !== null)
  beginUndoStep()
  for (const group of hidden as GroupNode[]) group.visible = true
  endUndoStep()
  await forgetHidden()
}
