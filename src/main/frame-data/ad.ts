import { GlanceError } from '../../errors'
import { type AdRecord, adRecordSchema } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { fitsEntry, KEYS } from '../figma/storage/entries'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { dataOf, setData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
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
  if (parseAd(frame).state === 'newer') {
    throw new GlanceError({ code: 'ad_newer', ...words().adNewer, sent: 'maybe' })
  }
  const text = JSON.stringify(record)
  if (!fitsEntry(KEYS.ad, text)) {
    throw new GlanceError({ code: 'ad_too_long', ...words().adTooLong, sent: 'maybe' })
  }
  beginUndoStep()
  setData(frame, KEYS.ad, text)
}

function parseAd(node: BaseNode) {
  return parseVersioned(dataOf(node, KEYS.ad), adRecordSchema)
}
