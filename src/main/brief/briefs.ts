import type { Brief, Briefs } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { clearBrief, readBrief, writeBrief } from './brief-store'

/** The brief of the file, and that of a frame when one is named. */
export async function readBriefs(nodeId: string | null): Promise<Briefs> {
  const frame = nodeId === null ? null : await findNode(nodeId)
  return { file: readBrief(figma.root), frame: frame === null ? null : readBrief(frame) }
}

/**
 * Keeps a brief in a frame, or in the file; null removes it. Saves of one brief in a row are one undo
 * step. Throws view_only or brief_too_long.
 */
export async function saveBrief(nodeId: string | null, brief: Brief | null): Promise<void> {
  const node = nodeId === null ? figma.root : await findNode(nodeId)
  requireEditing()
  beginUndoStep(`brief ${nodeId ?? 'of the file'}`)
  if (brief === null) clearBrief(node)
  else writeBrief(node, brief)
}
