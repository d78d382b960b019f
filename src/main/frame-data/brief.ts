import * as v from 'valibot'
import { GlanceError } from '../../errors'
import { type Brief, BRIEF_FIELDS, type BriefField, type Briefs, briefSchema } from '../../file'
import { words } from './words'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { fitsEntry, KEYS } from '../figma/storage/entries'
import { dataKeys, dataOf, setData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'

/** The brief of the file, and that of a frame when one is named. */
export async function readBriefs(nodeId: string | null): Promise<Briefs> {
  const frame = nodeId === null ? null : await findNode(nodeId)
  return { file: readBrief(figma.root), frame: frame === null ? null : readBrief(frame) }
}

/**
 * Keeps a brief in a frame, or in the file; null removes it. Saves of one brief in a row are one undo
 * step. Throws view_only, brief_newer or brief_too_long.
 */
export async function saveBrief(nodeId: string | null, brief: Brief | null): Promise<void> {
  const node = nodeId === null ? figma.root : await findNode(nodeId)
  requireEditing()
  if (Number(dataOf(node, KEYS.brief)) > Number(VERSION)) {
    throw new GlanceError({ code: 'brief_newer', ...words().briefNewer, sent: 'no' })
  }
  beginUndoStep(`brief ${nodeId ?? 'of the file'}`)
  if (brief === null) clearBrief(node)
  else writeBrief(node, brief)
}

/** Version of briefs as this build writes them. */
const VERSION = '1'

/** The brief kept on a node; null when there is none, or none that this build can read. */
function readBrief(node: BaseNode): Brief | null {
  if (dataOf(node, KEYS.brief) !== VERSION) return null
  const texts = BRIEF_FIELDS.map((field) => [field, dataOf(node, keyOf(field))])
  return v.parse(briefSchema, Object.fromEntries(texts))
}

/** Keeps a brief, a key for each text because an entry is limited to 100 kB. Throws brief_too_long. */
function writeBrief(node: BaseNode, brief: Brief): void {
  for (const field of BRIEF_FIELDS) {
    if (fitsEntry(keyOf(field), brief[field])) continue
    throw new GlanceError({ code: 'brief_too_long', ...words().briefTooLong(field), sent: 'no' })
  }
  clearBrief(node)
  setData(node, KEYS.brief, VERSION)
  for (const field of BRIEF_FIELDS) {
    setData(node, keyOf(field), brief[field])
  }
}

function clearBrief(node: BaseNode): void {
  for (const key of dataKeys(node).filter(isBriefKey)) {
    setData(node, key, '')
  }
}

/** Whether a key holds a part of a brief, of any version. */
export function isBriefKey(key: string): boolean {
  return key === KEYS.brief || key.startsWith(`${KEYS.brief}.`)
}

function keyOf(field: BriefField): string {
  return `${KEYS.brief}.${field}`
}
