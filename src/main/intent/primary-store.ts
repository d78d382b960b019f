import { type Primary, primarySchema } from '../../file'
import { failure } from '../figma/failure'
import { roomFor, utf8Bytes } from '../figma/storage/entry-size'
import { NAMESPACE, PRIMARY_KEY } from '../figma/storage/keys'
import { parseVersioned } from '../figma/storage/parse-versioned'

export function primaryText(node: BaseNode): string {
  return node.getSharedPluginData(NAMESPACE, PRIMARY_KEY)
}

export function parsePrimary(node: BaseNode) {
  return parseVersioned(primaryText(node), primarySchema)
}

/** The mark as it will be written; null is none. Throws primary_newer or primary_too_long. */
export function serialisePrimary(node: BaseNode, primary: Primary | null): string {
  if (parsePrimary(node).state === 'newer') throw primaryNewer()
  const text = primary === null ? '' : JSON.stringify(primary)
  if (utf8Bytes(text) > roomFor(NAMESPACE, PRIMARY_KEY)) throw primaryTooLong()
  return text
}

export function writePrimary(node: SceneNode, text: string): void {
  node.setSharedPluginData(NAMESPACE, PRIMARY_KEY, text)
}

function primaryNewer() {
  return failure(
    'primary_newer',
    'The primary element of this frame was marked with a newer version of Glance, and is left as it is.',
    'Update Glance to change it.'
  )
}

function primaryTooLong() {
  return failure(
    'primary_too_long',
    'The name of this layer is too long to keep in the file.',
    'Give the layer a shorter name, then mark it again.'
  )
}
