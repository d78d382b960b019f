import { canEdit } from '../nodes/can-edit'
import { FILE_KEY, NAMESPACE } from './keys'

let fresh: string | null = null

/**
 * Random id of the document, so that unfinished runs find their file again (figma.fileKey is for private
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

/** 32 hexadecimal digits. Not secret: the main thread has no crypto, and the id only tells files apart. */
function randomId(): string {
  let id = ''
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16)
  return id
}
