import { canEdit } from '../nodes/can-edit'
import { FILE_KEY, NAMESPACE } from './keys'
import { randomId } from './random-id'

let fresh: string | null = null

/**
 * Random id of the document, so that unfinished jobs find their file again (figma.fileKey is for private
 * plugins alone). A file that has none yet is left as it is: opening Glance changes nothing. null where
 * nothing can be kept.
 */
export function fileId(): string | null {
  const known = figma.root.getSharedPluginData(NAMESPACE, FILE_KEY)
  if (known !== '') return known
  if (!canEdit()) return null
  fresh ??= randomId()
  return fresh
}

/** Writes the id into the document, once something refers to it. */
export function keepFileId(id: string): void {
  if (id !== fresh || figma.root.getSharedPluginData(NAMESPACE, FILE_KEY) !== '') return
  figma.root.setSharedPluginData(NAMESPACE, FILE_KEY, id)
}
