import type * as v from 'valibot'
import { cleanLine, shorten } from '../../../file'
import { canEdit } from '../nodes/can-edit'
import { pageOf } from '../nodes/find-node'
import { pack, unpack } from './pack'
import { parseVersioned } from './parse-versioned'
import { utf8Bytes } from './utf8'
import { hasBegun, joinsStep, placingStep } from '../undo'

/** Everything Glance writes into a file lies under this namespace of shared plugin data. */
export const NAMESPACE = 'glance'

/** The entries that Glance writes, by what they hold. */
export const KEYS = {
  /** On an analysed frame: the record. */
  record: 'record',
  /** On an analysed frame: the written texts, a key each because an entry is limited to 100 kB. */
  summary: 'text.summary',
  recommendations: 'text.recommendations',
  /** On an analysed frame: attention by layer of the run it was measured from. */
  shares: 'layers',
  /** On an analysed frame: the main action, as the designer marked it. */
  mainAction: 'primary',
  /** On an analysed frame: its runs. */
  history: 'history',
  /** On a copy on which a change is tried: what it was made for. */
  tried: 'tried',
  /** On an analysed frame: the layers in it that Glance has annotated. */
  annotated: 'annotated',
  /** On a frame: its ad visibility. */
  ad: 'ad',
  /** On a frame or the document: the brief's version here, its texts under keys that begin with it. */
  brief: 'brief',
  /** On an overlay group: the id of the frame it lies over. */
  frame: 'frame',
  /** On an overlay group: where it lies, seen from its frame. */
  offset: 'offset',
  /** On an overlay layer: the name of its map. */
  map: 'map',
  /** On a section: the frames that its comparison board compares. */
  board: 'board',
  /** On the frame in such a section that holds what Glance laid out; anything else there is somebody's own. */
  boardContent: 'board.content',
  /** On the document: the random id that tells this file from others. */
  file: 'file'
} as const

/** The relaunch buttons' commands, as package.json names them: for one frame and its page, and for several frames. */
export const RELAUNCH_COMMAND = 'results'
const COMPARE_COMMAND = 'compare'

/** Entries on Glance's own layers and on the document, which are never instances of anything. */
const OF_OUR_LAYERS: ReadonlySet<string> = new Set([
  KEYS.frame,
  KEYS.offset,
  KEYS.map,
  KEYS.tried,
  KEYS.board,
  KEYS.boardContent,
  KEYS.file
])

/** Entries that are packed: the longest that are not wanted to draw a page. */
const PACKED: ReadonlySet<string> = new Set([
  KEYS.summary,
  KEYS.recommendations,
  KEYS.shares,
  KEYS.history
])

/** No JSON: whoever reads it says that an entry is broken. */
const DAMAGED = '{'

/** Bytes that a frame's result, texts, layers and history may take together, as far as record and texts leave room. */
const FRAME_BYTES = 12_000
/** The same of all results of a page together: Figma says that large plugin data can keep a file from loading. */
const PAGE_BYTES = 1_000_000
/** Bytes that each of layers and history may take in any case. */
const LEAST_BYTES = 2_000

/** How many bytes an entry of a frame may take beside all others there. */
export function bytesLeft(node: BaseNode, key: string): number {
  const others = dataKeys(node).filter((other) => other !== key && !other.startsWith(KEYS.brief))
  const waiting = new Map(lateOf(node).map(({ key: name, text }) => [name, text]))
  const taken = others.reduce((sum, other) => {
    const text = waiting.get(other)
    const bytes = text === undefined ? utf8Bytes(keptData(node, other)) : packedBytes(other, text)
    return sum + bytes
  }, 0)
  return Math.max(LEAST_BYTES, frameBytes(node) - taken)
}

function frameBytes(node: BaseNode): number {
  return Math.min(FRAME_BYTES, PAGE_BYTES / Math.max(1, resultsBeside(node)))
}

/** How many results the page has that was asked about last: a long page is searched once a run, not with each entry. */
let counted: { pageId: string; results: number } | null = null

function resultsBeside(node: BaseNode): number {
  const page = pageOf(node)
  if (page === null) return 0
  if (counted?.pageId !== page.id) {
    const criteria = { sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.record] } }
    counted = { pageId: page.id, results: page.findAllWithCriteria(criteria).length }
  }
  return counted.results
}

/** Bytes that a text takes as an entry. */
export function packedBytes(key: string, text: string): number {
  return utf8Bytes(PACKED.has(key) ? pack(text) : text)
}

/** An entry of Glance about a node; the empty text where there is none. */
export function dataOf(node: BaseNode, key: string): string {
  return lateOf(node).find((late) => late.key === key)?.text ?? writtenData(node, key)
}

function writtenData(node: BaseNode, key: string): string {
  const kept = keptData(node, key)
  return PACKED.has(key) ? (unpack(kept) ?? DAMAGED) : kept
}

function keptData(node: BaseNode, key: string): string {
  const shared = OF_OUR_LAYERS.has(key) ? null : sharedBy(node)
  if (shared === null) return ownData(node, key)
  return ownData(shared.page, key + shared.suffix) || (shared.inherits ? '' : ownData(node, key))
}

/** Writes an entry of Glance about a node; the empty text removes it. */
export function setData(node: BaseNode, key: string, whole: string): void {
  if (key === KEYS.record) counted = null
  const text = PACKED.has(key) && lateRun === null ? pack(whole) : whole
  const waiting = late.findIndex((one) => one.node.id === node.id && one.key === key)
  if (waiting >= 0) late.splice(waiting, 1)
  if (lateRun !== null) {
    late.push({ node, key, text, runId: lateRun })
    return
  }
  if (key === DESCRIPTION) {
    setDescription(node as SceneNode, text)
    return
  }
  const shared = OF_OUR_LAYERS.has(key) ? null : sharedBy(node)
  if (shared === null) {
    node.setSharedPluginData(NAMESPACE, key, text)
    return
  }
  shared.page.setSharedPluginData(NAMESPACE, key + shared.suffix, text)
  // Before, results of components were kept on them.
  if (!shared.inherits && ownData(node, key) !== '') node.setSharedPluginData(NAMESPACE, key, '')
}

/** Stands for the line under the buttons of a frame, which is no entry. */
const DESCRIPTION = ''
/** Letters, each of two characters at most: Figma takes 1,000 characters. */
const MOST_DESCRIBED = 500

/** Gives an analysed frame its buttons in Figma's properties panel, with a line under the one that opens its result. */
export function describeFrame(frame: SceneNode, line: string): void {
  if (!isShared(frame)) setData(frame, DESCRIPTION, shorten(cleanLine(line), MOST_DESCRIBED))
}

function setDescription(frame: SceneNode, line: string): void {
  frame.setRelaunchData({ [RELAUNCH_COMMAND]: line, [COMPARE_COMMAND]: '' })
}

/** Entries of a run that came after its undo step was over: they wait for the next. */
const late: { node: BaseNode; key: string; text: string; runId: string }[] = []
/** The run whose entries are to wait. */
let lateRun: string | null = null

/** Those of the run that a node has its result of: of one that was undone, none is. */
function lateOf(node: BaseNode): typeof late {
  if (late.length === 0) return late
  const own = late.filter((one) => one.node.id === node.id)
  if (own.length === 0) return own
  const record = writtenData(node, KEYS.record)
  return own.filter(({ runId }) => record.includes(`"runId":${JSON.stringify(runId)}`))
}

/**
 * Writes what a run adds to its result by itself: in the undo step of its result as long as that is the file's last. Later
 * it would be a step of its own, which shows nothing when it is undone: then it waits for `writeLate`, and is read as if
 * it were written.
 */
export function writeWithRun(runId: string, write: () => void): void {
  lateRun = canEdit() && hasBegun(placingStep(runId)) && !joinsStep() ? runId : null
  try {
    write()
  } finally {
    if (lateRun !== null) figma.on('close', writeLate)
    lateRun = null
  }
}

/** Writes what has waited, as part of the step that is open. Returns the ids of the nodes written to. */
export function writeLate(): string[] {
  const waiting = late.filter(({ node }) => !node.removed)
  const due = new Set(waiting.flatMap(({ node }) => lateOf(node)))
  late.length = 0
  for (const { node, key, text } of due) setData(node, key, text)
  figma.off('close', writeLate)
  return [...due].map(({ node }) => node.id)
}

/** The keys of all that Glance, of any version, keeps about a node. */
export function dataKeys(node: BaseNode): string[] {
  return [...new Set([...writtenKeys(node), ...lateOf(node).flatMap(({ key }) => key || [])])]
}

function writtenKeys(node: BaseNode): string[] {
  const shared = sharedBy(node)
  if (shared === null) return ownKeys(node)
  const { page, suffix, inherits } = shared
  const kept = ownKeys(page).filter((key) => key.endsWith(suffix))
  const names = kept.map((key) => key.slice(0, -suffix.length))
  return inherits ? names : [...names, ...ownKeys(node)]
}

/** The ids of the nodes about which a page keeps such an entry in their place. */
export function keptByPage(page: PageNode, key: string): string[] {
  const prefix = key + ABOUT
  return ownKeys(page).flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : []
  )
}

/** Whether a node is a component, a set or an instance, or lies in one: others share what is written on it. */
export function isShared(node: BaseNode): boolean {
  return sharedBy(node) !== null
}

/** Stands in a page's key before the id of the node that its entry is about. */
const ABOUT = '@'

/**
 * Where entries about a shared node are kept: on its page. On the node they would change a component that is to be
 * published, and its instances would inherit them. null where a node has its own.
 */
function sharedBy(node: BaseNode): { page: PageNode; suffix: string; inherits: boolean } | null {
  let shared = false
  let inherits = false
  for (let at: BaseNode | null = node; at !== null; at = at.parent) {
    // Figma is asked once a layer: a page of results asks about thousands.
    const { type } = at
    if (type === 'PAGE') {
      return shared ? { page: at, suffix: ABOUT + node.id, inherits } : null
    }
    if (type === 'INSTANCE') inherits = true
    shared ||= inherits || type === 'COMPONENT' || type === 'COMPONENT_SET'
  }
  return null
}

function ownData(node: BaseNode, key: string): string {
  return node.getSharedPluginData(NAMESPACE, key)
}

function ownKeys(node: BaseNode): string[] {
  return node.getSharedPluginDataKeys(NAMESPACE)
}

/** Bytes of all that Glance keeps on a node itself; on a page, also of what it keeps there about others. */
export function ownBytes(node: BaseNode): number {
  return ownKeys(node).reduce((sum, key) => sum + utf8Bytes(key) + utf8Bytes(ownData(node, key)), 0)
}

/** Removes all that any version of Glance keeps on a node itself; on a page, also what it keeps there about others. */
export function eraseOwnData(node: BaseNode): void {
  for (const key of ownKeys(node)) node.setSharedPluginData(NAMESPACE, key, '')
}

/** An entry of a node, read as `parseVersioned` does. */
export function parseData<S extends v.GenericSchema>(node: BaseNode, key: string, schema: S) {
  return parseVersioned(dataOf(node, key), schema)
}

/** Figma's limit for one entry of plugin data: namespace, key and value together, in bytes. */
const MAX_ENTRY_BYTES = 100_000

/** Kept free for the id in a page's key: of layers in nested instances it names each of them. */
const ID_BYTES = 500

/** How many bytes an entry may hold. */
export function mostBytes(key: string): number {
  return MAX_ENTRY_BYTES - ID_BYTES - utf8Bytes(NAMESPACE) - utf8Bytes(key)
}

/** Whether a text is short enough for its entry. */
export function fitsEntry(key: string, text: string): boolean {
  return utf8Bytes(text) <= mostBytes(key)
}
