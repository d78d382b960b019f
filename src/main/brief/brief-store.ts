import * as v from 'valibot'
import { GlanceError } from '../../errors'
import { type Brief, BRIEF_FIELDS, type BriefField, briefSchema } from '../../file'
import { roomFor, utf8Bytes } from '../figma/storage/entry-size'
import { BRIEF_KEY, NAMESPACE } from '../figma/storage/keys'
import { words } from './words'

/** How this build writes a brief. */
const VERSION = '1'

/** The brief kept on a node; null when there is none, or none that this build can read. */
export function readBrief(node: BaseNode): Brief | null {
  if (node.getSharedPluginData(NAMESPACE, BRIEF_KEY) !== VERSION) return null
  const texts = BRIEF_FIELDS.map((field) => [
    field,
    node.getSharedPluginData(NAMESPACE, keyOf(field))
  ])
  return v.parse(briefSchema, Object.fromEntries(texts))
}

/** Keeps a brief, a key for each text because an entry is limited to 100 kB. Throws brief_too_long. */
export function writeBrief(node: BaseNode, brief: Brief): void {
  for (const field of BRIEF_FIELDS) requireRoom(field, brief[field])
  clearBrief(node)
  node.setSharedPluginData(NAMESPACE, BRIEF_KEY, VERSION)
  for (const field of BRIEF_FIELDS) {
    node.setSharedPluginData(NAMESPACE, keyOf(field), brief[field])
  }
}

export function clearBrief(node: BaseNode): void {
  for (const key of node.getSharedPluginDataKeys(NAMESPACE).filter(isBriefKey)) {
    node.setSharedPluginData(NAMESPACE, key, '')
  }
}

/** Whether a key holds a part of a brief, of another version too. */
export function isBriefKey(key: string): boolean {
  return key === BRIEF_KEY || key.startsWith(`${BRIEF_KEY}.`)
}

function keyOf(field: BriefField): string {
  return `${BRIEF_KEY}.${field}`
}

function requireRoom(field: BriefField, text: string): void {
  if (utf8Bytes(text) <= roomFor(NAMESPACE, keyOf(field))) return
  throw new GlanceError({ code: 'brief_too_long', ...words().tooLong(field), sent: 'no' })
}
