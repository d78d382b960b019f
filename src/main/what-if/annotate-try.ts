import { cleanLine, shownName } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { annotate, canBeAnnotated } from '../result/annotations'
import { markOf } from './mark'
import { refusal } from './refusal'
import { words } from './words'

/** See `MainCalls.annotateTry`. */
export async function annotateTry(copyId: string, note: string, noted: boolean): Promise<void> {
  requireEditing()
  const mark = markOf(await findNode(copyId))
  if (mark === null) throw refusal('not_a_copy', words().notACopy)
  const frame = await findNode(mark.of.nodeId)
  const layer = await figma.getNodeByIdAsync(mark.change.layerId)
  if (layer === null || layer.removed) throw refusal('layer_removed', words().layerGone)
  if (!canBeAnnotated(layer)) {
    throw refusal('cannot_annotate', words().notAnnotated(shownName(layer.name)))
  }
  await annotate(frame, layer, cleanLine(note), noted)
}
