import { GlanceError } from '../../errors'
import { type AdRecord, adRecordSchema } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { roomFor, utf8Bytes } from '../figma/storage/entry-size'
import { AD_KEY, NAMESPACE } from '../figma/storage/keys'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { words } from './words'

/** The ad visibility kept for a frame; null when there is none, or none that can be read. */
export async function readAd(nodeId: string): Promise<AdRecord | null> {
  const parsed = parseAd(await findNode(nodeId))
  return parsed.state === 'found' ? parsed.value : null
}

/** Keeps an ad visibility as one undo step; replaces an earlier one. Throws view_only, ad_newer or ad_too_long. */
export async function saveAd(nodeId: string, record: AdRecord): Promise<void> {
  const frame = await findNode(nodeId, 'maybe')
  requireEditing('maybe')
  if (parseAd(frame).state === 'newer') throw adNewer()
  const text = JSON.stringify(record)
  if (utf8Bytes(text) > roomFor(NAMESPACE, AD_KEY)) throw adTooLong()
  beginUndoStep(`ad ${record.adId}`)
  frame.setSharedPluginData(NAMESPACE, AD_KEY, text)
}

function parseAd(node: BaseNode) {
  return parseVersioned(node.getSharedPluginData(NAMESPACE, AD_KEY), adRecordSchema)
}

function adNewer() {
  return new GlanceError({ code: 'ad_newer', ...words().newer, sent: 'maybe' })
}

function adTooLong() {
  return new GlanceError({ code: 'ad_too_long', ...words().tooLong, sent: 'maybe' })
}
