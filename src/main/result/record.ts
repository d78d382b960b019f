import type { OfRun, ResultRef, TextKind } from '../../bridge'
import { GlanceError } from '../../errors'
import type { ResultRecord } from '../../file'
import { isBriefKey } from '../frame-data/brief'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { fitsEntry, KEYS, NAMESPACE } from '../figma/storage/entries'
import { dataKeys, dataOf, setData, sharedIds } from '../figma/storage/plugin-data'
import { cutToBytes, utf8Bytes } from '../figma/storage/utf8'
import { readRecord } from './kept'
import { words } from './words'

export function recordText(node: BaseNode): string {
  return dataOf(node, KEYS.record)
}

/** The serialised record. Throws record_too_long. */
export function serialiseRecord(record: ResultRecord): string {
  const text = JSON.stringify(record)
  if (fitsEntry(KEYS.record, text)) return text
  throw new GlanceError({ code: 'record_too_long', ...words().tooLong, sent: 'maybe' })
}

export function writeRecord(node: SceneNode, text: string): void {
  setData(node, KEYS.record, text)
}

/** Most bytes of a text stored on a frame. */
const TEXT_BYTES = 8_000

/** Stores a text, cut with a note when it is too long. */
export function writeText(node: SceneNode, kind: TextKind, markdown: string): void {
  setData(node, KEYS[kind], fitText(markdown.trimStart(), TEXT_BYTES))
}

/**
 * Removes the record, texts, layers, history, ad visibility, buttons and all entries of other versions. Keeps the
 * brief, which is the designer's own, and the link of a board that was analysed itself.
 */
export function clearResult(node: SceneNode): void {
  for (const key of dataKeys(node)) {
    if (!isBriefKey(key) && key !== KEYS.board) setData(node, key, '')
  }
  if (Object.keys(node.getRelaunchData()).length > 0) node.setRelaunchData({})
}

/** Cuts a text to at most `most` bytes, with a note at the end if it was longer. */
export function fitText(markdown: string, most: number): string {
  if (utf8Bytes(markdown) <= most) return markdown
  const note = `\n\n*${words().cut}*`
  return cutToBytes(markdown, most - utf8Bytes(note)).trimEnd() + note
}

/**
 * Calls `act` with a frame and its record if the result is still that of the run. Throws node_removed, view_only,
 * no_result, record_broken or record_newer.
 */
export async function changeResult<T>(
  { nodeId, runId }: ResultRef,
  act: (frame: SceneNode, record: ResultRecord) => T | Promise<T>
): Promise<OfRun<T>> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, runId)
  return record === null ? 'replaced' : act(frame, record)
}

/** The record of one run of a frame; null when another run's has taken its place. Throws as `requireRecord`. */
export function recordOfRun(frame: SceneNode, runId: string): ResultRecord | null {
  const record = requireRecord(frame)
  return record.runId === runId ? record : null
}

/** The readable record of a frame. Throws no_result, record_broken or record_newer. */
function requireRecord(frame: SceneNode): ResultRecord {
  const parsed = readRecord(frame)
  if (parsed.state === 'found') return parsed.record
  if (parsed.state === 'broken') throw new GlanceError(parsed.error)
  throw new GlanceError({ code: 'no_result', ...words().none, sent: 'no' })
}

/** The layers with a Glance record on a loaded page, or inside a layer. */
export function findRecordsOn(place: PageNode | (SceneNode & ChildrenMixin)): SceneNode[] {
  return [...mayHoldRecords(place).values()].filter((node) => recordText(node) !== '')
}

/** Candidates by id; some have no record, since instances inherit their component's entries. */
export function mayHoldRecords(
  place: PageNode | (SceneNode & ChildrenMixin)
): Map<string, SceneNode> {
  const criteria = { sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.record] } }
  const found = [...place.findAllWithCriteria(criteria), ...findShared(place)]
  return new Map(found.map((node) => [node.id, node]))
}

/** Layers whose record is stored in the document. */
function findShared(place: PageNode | (SceneNode & ChildrenMixin)): SceneNode[] {
  const ids = sharedIds(KEYS.record)
  if (ids.size === 0) return []
  const shared = place.findAllWithCriteria({ types: ['COMPONENT', 'COMPONENT_SET', 'INSTANCE'] })
  const found: SceneNode[] = shared.filter(({ id }) => ids.has(id))
  // Parts of them are found one by one alone: layers of any type, with ids of their own.
  if ([...ids.values()].includes(true)) {
    for (const node of shared) found.push(...node.findAll(({ id }) => ids.get(id) === true))
  }
  return found
}
