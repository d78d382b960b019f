import { FILE_KEY, NAMESPACE } from '../record/keys'
import { randomId } from './random-id'

/**
 * Random id kept in the document, so that unfinished jobs find their file again (figma.fileKey is
 * for private plugins alone). null when the file refuses to be written.
 */
export function fileId(): string | null {
  const known = figma.root.getSharedPluginData(NAMESPACE, FILE_KEY)
  if (known !== '') return known
  const fresh = randomId()
  try {
    figma.root.setSharedPluginData(NAMESPACE, FILE_KEY, fresh)
  } catch {
    return null
  }
  return fresh
}
