import { NAMESPACE, OF_OUR_LAYERS } from './entries'
import { unpack } from './unpack'
import { utf8Bytes } from './utf8'

/** No JSON, so that a packed entry that is damaged reads as broken. */
const DAMAGED = '{'

/** An entry of Glance about a node; the empty text where there is none. */
export function dataOf(node: BaseNode, key: string): string {
  const shared = OF_OUR_LAYERS.has(key) ? null : sharedBy(node)
  const own = (): string => ownData(node, key)
  const kept =
    shared === null
      ? own()
      : ownData(shared.page, key + shared.suffix) || (shared.inherits ? '' : own())
  return unpack(kept) ?? DAMAGED
}

/** Writes an entry of Glance about a node; the empty text removes it. */
export function setData(node: BaseNode, key: string, text: string): void {
  const shared = OF_OUR_LAYERS.has(key) ? null : sharedBy(node)
  if (shared === null) {
    node.setSharedPluginData(NAMESPACE, key, text)
    return
  }
  shared.page.setSharedPluginData(NAMESPACE, key + shared.suffix, text)
  // Before, results of components were kept on them.
  if (!shared.inherits && ownData(node, key) !== '') node.setSharedPluginData(NAMESPACE, key, '')
}

/** The keys of all that Glance, of any version, keeps about a node. */
export function dataKeys(node: BaseNode): string[] {
  const shared = sharedBy(node)
  if (shared === null) return ownKeys(node)
  const { page, suffix, inherits } = shared
  const kept = ownKeys(page).filter((key) => key.endsWith(suffix))
  const names = kept.map((key) => key.slice(0, -suffix.length))
  return inherits ? names : [...names, ...ownKeys(node)]
}

/** The ids of the nodes about which a page keeps such an entry in their place. */
export function storedByPage(page: PageNode, key: string): string[] {
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
    // One call to Figma per layer: a page of results asks about thousands.
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
