import * as v from 'valibot'
import type { Discarded } from '../../bridge'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, loadCurrentPage } from '../figma/nodes/find-node'
import { KEYS, NAMESPACE } from '../figma/storage/entries'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { ownData, setOwnData } from '../figma/storage/plugin-data'
import { refusal } from '../figma/refusal'
import { beginUndoStep } from '../figma/undo'
import { words } from './words'

const linkSchema = v.object({ version: v.literal(1), frames: v.array(v.string()) })

/** The frames that a section's board compares, in its order; null for a section without a board, or with a newer one. */
export function comparedFrames(node: BaseNode): string[] | null {
  if (node.type !== 'SECTION') return null
  const link = parseVersioned(ownData(node, KEYS.board), linkSchema)
  return link.state === 'found' ? link.value.frames : null
}

/**
 * The board of exactly these frames on a loaded page; of several, the lowest unedited one, else the lowest.
 */
export function boardOf(page: PageNode, nodeIds: readonly string[]): SectionNode | null {
  const wanted = setOf(nodeIds)
  const boards = page
    .findAllWithCriteria({
      types: ['SECTION'],
      sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.board] }
    })
    .filter((board) => setOf(comparedFrames(board) ?? []) === wanted)
  const [first = null] = boards
  return boards.length > 1 ? (boards.find((board) => !isEdited(board)) ?? first) : first
}

/** Links a section to the frames that it compares, and notes what Glance laid out in it as it is now. */
export function linkBoard(
  section: SectionNode,
  content: FrameNode,
  nodeIds: readonly string[]
): void {
  const link: v.InferOutput<typeof linkSchema> = { version: 1, frames: [...new Set(nodeIds)] }
  setOwnData(section, KEYS.board, JSON.stringify(link))
  setOwnData(content, KEYS.boardContent, boardLook(content))
}

/** Whether what Glance laid out in a section no longer looks as it did then; true where an earlier version did not note that. */
export function isEdited(section: SectionNode): boolean {
  return contentOf(section).some((frame) => ownData(frame, KEYS.boardContent) !== boardLook(frame))
}

/** The frame that Glance laid out in a section; several where someone duplicated it. */
export function contentOf(section: SectionNode): SceneNode[] {
  return section.children.filter((child) => ownData(child, KEYS.boardContent) !== '')
}

/** The same text for the same frames in any order. */
function setOf(nodeIds: readonly string[]): string {
  return [...new Set(nodeIds)].sort().join()
}

/** The id of the board of exactly these frames on the current page; null when there is none. */
export async function findBoard(nodeIds: readonly string[]): Promise<string | null> {
  return boardOf(await loadCurrentPage(), nodeIds)?.id ?? null
}

/**
 * Removes a board as one undo step. An edited one stays unless `force` is true; a section that holds foreign layers stays
 * with them. Throws view_only, node_removed or not_a_board.
 */
export async function removeBoard(
  boardId: string,
  { force } = { force: false }
): Promise<Discarded> {
  const section = await findNode(boardId)
  requireEditing()
  if (section.type !== 'SECTION' || comparedFrames(section) === null) {
    throw refusal('not_a_board', words().notABoard)
  }
  if (isEdited(section) && !force) return 'edited'
  beginUndoStep()
  removeContent(section)
  return 'done'
}

/** Removes what Glance laid out in a section, and the section unless it holds anything else. */
export function removeContent(section: SectionNode): void {
  const content = contentOf(section)
  if (section.children.length === content.length) {
    section.remove()
    return
  }
  for (const frame of content) frame.remove()
  setOwnData(section, KEYS.board, '')
}

/** Properties by which a layer shows, in its parent. */
const SHOWN = [
  ...['type', 'visible', 'opacity', 'blendMode', 'isMask', 'x', 'y', 'width', 'height', 'rotation'],
  ...['fills', 'strokes', 'strokeWeight', 'cornerRadius', 'effects', 'clipsContent'],
  ...['characters', 'fontName', 'fontSize', 'lineHeight', 'letterSpacing'],
  ...['textCase', 'textDecoration', 'textAlignHorizontal']
] as const

/** What moving the whole changes. */
const PLACE: ReadonlySet<string> = new Set(['x', 'y', 'rotation'])

/** Hash of the visible content of a board, whatever its place. */
function boardLook(content: SceneNode): string {
  const own = SHOWN.filter((name) => !PLACE.has(name))
  return hashOf(JSON.stringify(lookOf(content, own), rounded))
}

function lookOf(layer: SceneNode, names: readonly string[] = SHOWN): unknown[] {
  const values = names.map((name) => (layer as unknown as Record<string, unknown>)[name])
  const children = 'children' in layer ? layer.children : []
  return [...values, ...children.map((child) => lookOf(child))]
}

/** A file keeps numbers as floats of 32 bits. What differs within a text is a symbol, which JSON leaves out. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(Math.fround(value) * 100) : value
}

/** FNV-1a, 32 bits, in hexadecimal. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}
