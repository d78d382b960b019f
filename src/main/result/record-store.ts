import type { TextKind } from '../../bridge'
import { GlanceError } from '../../errors'
import type { ResultRecord } from '../../file'
import { isBriefKey } from '../brief/brief-store'
import { pageOf } from '../figma/nodes/find-node'
import { cutToBytes, roomFor, utf8Bytes } from '../figma/storage/entry-size'
import {
  BOARD_KEY,
  COMPARE_COMMAND,
  NAMESPACE,
  RECORD_KEY,
  RELAUNCH_COMMAND,
  TEXT_KEYS
} from '../figma/storage/keys'
import { findRecordsOn } from './find-records'
import { type ParsedRecord, parseRecord } from './parse-record'
import { words } from './words'

type Texts = Record<TextKind, string | null>

export function recordText(node: BaseNode): string {
  return node.getSharedPluginData(NAMESPACE, RECORD_KEY)
}

export function readRecord(node: BaseNode): ParsedRecord {
  return parseRecord(recordText(node))
}

/** The record as it will be written. Throws record_too_long. */
export function serialiseRecord(record: ResultRecord): string {
  const text = JSON.stringify(record)
  if (utf8Bytes(text) <= roomFor(NAMESPACE, RECORD_KEY)) return text
  throw new GlanceError({ code: 'record_too_long', ...words().tooLong, sent: 'maybe' })
}

export function writeRecord(node: SceneNode, text: string): void {
  node.setSharedPluginData(NAMESPACE, RECORD_KEY, text)
}

export function readTexts(node: BaseNode): Texts {
  return { summary: readText(node, 'summary'), recommendations: readText(node, 'recommendations') }
}

function readText(node: BaseNode, kind: TextKind): string | null {
  return node.getSharedPluginData(NAMESPACE, TEXT_KEYS[kind]) || null
}

/** Keeps a text, cut with a note when it is longer than an entry may be; null removes it. */
export function writeText(node: SceneNode, kind: TextKind, markdown: string | null): void {
  const key = TEXT_KEYS[kind]
  node.setSharedPluginData(NAMESPACE, key, fitText(markdown ?? '', roomFor(NAMESPACE, key)))
}

export function writeTexts(node: SceneNode, texts: Texts): void {
  writeText(node, 'summary', texts.summary)
  writeText(node, 'recommendations', texts.recommendations)
}

/** The buttons in Figma's properties panel: of the frame, of several, and of the page when nothing is selected. */
export function writeRelaunchButtons(node: SceneNode): void {
  node.setRelaunchData({ [RELAUNCH_COMMAND]: '', [COMPARE_COMMAND]: '' })
  const page = pageOf(node)
  // Written once a page, not with every result.
  if (page !== null && !(RELAUNCH_COMMAND in page.getRelaunchData())) {
    page.setRelaunchData({ [RELAUNCH_COMMAND]: '' })
  }
}

/** A page whose last result is gone leads nowhere. */
export function tidyPageButton(page: PageNode | null): void {
  if (page === null || !(RELAUNCH_COMMAND in page.getRelaunchData())) return
  if (findRecordsOn(page).length === 0) page.setRelaunchData({})
}

/**
 * Removes the record, the texts, layers, history, the ad visibility, the buttons, and whatever another version
 * kept beside them. The brief stays, as the designer's own words, and so does the link of a board that
 * was analysed itself.
 */
export function clearResult(node: SceneNode): void {
  for (const key of node.getSharedPluginDataKeys(NAMESPACE)) {
    if (!isBriefKey(key) && key !== BOARD_KEY) node.setSharedPluginData(NAMESPACE, key, '')
  }
  node.setRelaunchData({})
}

/** A text that fits into so many bytes: as it is, or cut at the end with a note that says so. */
export function fitText(markdown: string, most: number): string {
  if (utf8Bytes(markdown) <= most) return markdown
  const note = `\n\n*${words().cut}*`
  return cutToBytes(markdown, most - utf8Bytes(note)).trimEnd() + note
}
