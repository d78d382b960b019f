import { pageOf } from '../nodes/find-node'
import { KEYS, NAMESPACE, PACKED } from './entries'
import { lateOf } from './late-entries'
import { pack } from './pack'
import { utf8Bytes } from './utf8'
import { storedData, storedKeys } from './stored-entries'

/** Bytes that a frame's result, texts, layers and history may take together, as far as record and texts leave room. */
const FRAME_BYTES = 12_000
/** The same of all results of a page together: Figma says that large plugin data can keep a file from loading. */
const PAGE_BYTES = 1_000_000
/** Bytes that each of layers and history may take in any case. */
const LEAST_BYTES = 2_000

/** How many bytes an entry of a frame may take beside all others there. */
export function bytesLeft(node: BaseNode, key: string): number {
  const waiting = new Map(lateOf(node).map(({ key: name, text }) => [name, text]))
  const names = [...new Set([...storedKeys(node), ...waiting.keys()])]
  const others = names.filter(
    (other) => other !== key && other !== '' && !other.startsWith(KEYS.brief)
  )
  const taken = others.reduce((sum, other) => {
    const text = waiting.get(other)
    const bytes = text === undefined ? utf8Bytes(storedData(node, other)) : packedBytes(other, text)
    return sum + bytes
  }, 0)
  return Math.max(LEAST_BYTES, frameBytes(node) - taken)
}

function frameBytes(node: BaseNode): number {
  return Math.min(FRAME_BYTES, PAGE_BYTES / Math.max(1, resultsBeside(node)))
}

/** How many results the page has that was asked about last: a long page is searched once a run, not with each entry. */
let counted: { pageId: string; results: number } | null = null

/** Forgets how many results a page has: one has come or gone. */
export function recount(): void {
  counted = null
}

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
