import { GlanceError } from '../../errors'
import { type Primary, primarySchema } from '../../file'
import { roomFor, utf8Bytes } from '../figma/storage/entry-size'
import { NAMESPACE, PRIMARY_KEY } from '../figma/storage/keys'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { words } from './words'

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
  return new GlanceError({ code: 'primary_newer', ...words().newer, sent: 'no' })
}

function primaryTooLong() {
  return new GlanceError({ code: 'primary_too_long', ...words().tooLong, sent: 'no' })
}
