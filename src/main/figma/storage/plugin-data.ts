import { NAMESPACE } from './entries'
import { unpack } from './unpack'
import { utf8Bytes } from './utf8'

/** No JSON, so that a packed entry that is damaged reads as broken. */
const DAMAGED = '{'

/** An entry of Glance about a node; the empty text where there is none. */
export function dataOf(node: BaseNode, key: string): string {
  const shared = sharedBy(node)
  const own = (): string => ownData(node, key)
  const kept =
    shared === null
      ? own()
      : ownData(figma.root, key + shared.suffix) || (shared.inherits ? '' : own())
  return unpack(kept) ?? DAMAGED
}

/** Writes an entry of Glance about a node; the empty text removes it. */
export function setData(node: BaseNode, key: string, text: string): void {
  const shared = sharedBy(node)
  if (shared === null) {
    setOwnData(node, key, text)
    return
  }
  setOwnData(figma.root, key + shared.suffix, text)
  // Before, results of components were kept on them.
  if (!shared.inherits && ownData(node, key) !== '') setOwnData(node, key, '')
}

/** A key and its text. */
export type Entry = readonly [key: string, text: string]

export function setEntries(node: BaseNode, entries: readonly Entry[]): void {
  for (const [key, text] of entries) setData(node, key, text)
}

/** The keys of all that Glance, of any version, keeps about a node. */
export function dataKeys(node: BaseNode): string[] {
  const shared = sharedBy(node)
  if (shared === null) return ownKeys(node).filter((key) => sharedKey(key) === null)
  const { suffix, inherits } = shared
  const kept = ownKeys(figma.root).filter((key) => key.endsWith(suffix))
  const names = kept.map((key) => key.slice(0, -suffix.length))
  return inherits ? names : [...names, ...ownKeys(node)]
}

/** The shared nodes about which the document keeps an entry, or any; by id, each with whether it is a part of one. */
export function sharedIds(key?: string): Map<string, boolean> {
  const found = ownKeys(figma.root).flatMap((name) => sharedKey(name) ?? [])
  const ofKey = found.filter((one) => key === undefined || one.key === key)
  return new Map(ofKey.map(({ id, isPart }) => [id, isPart]))
}

/** Removes what the document keeps about these nodes, but for entries that `keeps` names. */
export function dropShared(
  ids: readonly string[],
  keeps: (key: string) => boolean = () => false
): void {
  const dropped = new Set(ids)
  for (const key of ownKeys(figma.root)) {
    const about = sharedKey(key)
    if (about && dropped.has(about.id) && !keeps(about.key)) setOwnData(figma.root, key, '')
  }
}

/** Whether a node is a component, a set or an instance, or lies in one: others share what is written on it. */
export function isShared(node: BaseNode): boolean {
  return sharedBy(node) !== null
}

/** Reads a key of the document whose entry is about a shared node: the entry's key, `/` for a part of one, and its id. */
function sharedKey(name: string): { key: string; id: string; isPart: boolean } | null {
  const [, key = '', part, id] = /^([^@/]+)(\/?)@(.+)$/.exec(name) ?? []
  return id === undefined ? null : { key, id, isPart: part === '/' }
}

/**
 * Where entries about a shared node are kept: in the document. On the node they would change a component that is to be
 * published, and its instances would inherit them; on its page they would stay when it is moved, and be copied with the
 * page. null where a node has its own.
 */
function sharedBy(node: BaseNode): { suffix: string; inherits: boolean } | null {
  let shared = false
  let inherits = false
  for (let at: BaseNode | null = node; at !== null; at = at.parent) {
    // One call to Figma per layer: a page of results asks about thousands.
    const { type } = at
    if (type === 'PAGE') return shared ? { suffix: suffixOf(node), inherits } : null
    if (type === 'INSTANCE') inherits = true
    shared ||= inherits || SHARED.has(type)
  }
  return null
}

/** Types of layers that others share; what lies in them is shared, too. */
const SHARED: ReadonlySet<string> = new Set(['COMPONENT', 'COMPONENT_SET', 'INSTANCE'])

function suffixOf({ id, type }: BaseNode): string {
  return `${SHARED.has(type) ? '' : '/'}@${id}`
}

/** An entry on a layer of Glance's own, or on the document, which others never share; the empty text where there is none. */
export function ownData(node: BaseNode, key: string): string {
  return node.getSharedPluginData(NAMESPACE, key)
}

/** Writes an entry there; the empty text removes it. */
export function setOwnData(node: BaseNode, key: string, text: string): void {
  node.setSharedPluginData(NAMESPACE, key, text)
}

function ownKeys(node: BaseNode): string[] {
  return node.getSharedPluginDataKeys(NAMESPACE)
}

/** Bytes of all that Glance keeps on a node itself; on the document, also of what it keeps there about others. */
export function ownBytes(node: BaseNode): number {
  return ownKeys(node).reduce((sum, key) => sum + utf8Bytes(key) + utf8Bytes(ownData(node, key)), 0)
}

/** Removes all that any version of Glance keeps on a node itself; on the document, also what it keeps there about others. */
export function eraseOwnData(node: BaseNode): void {
  for (const key of ownKeys(node)) setOwnData(node, key, '')
}
