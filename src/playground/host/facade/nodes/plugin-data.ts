import type { SceneNode as GraphNode } from '@open-pencil/core'
import { isInInstance } from '../../document/transforms'
import type { NodeCore } from '../node-core'
import { expectString } from '../validation'
import { members } from './members'

/** Most bytes of namespace, key and value together (plugin-api.d.ts, setSharedPluginData). */
const ENTRY_LIMIT = 100_000
const NAMESPACE = /^[A-Za-z0-9_.]{3,}$/
/** OpenPencil's entries have one owner each; shared namespaces have this prefix. */
const SHARED = 'shared:'

type Entries = GraphNode['pluginData']

/** Data that plugins keep on a node for all to read. */
export const pluginData = members<PluginDataMixin>({
  getSharedPluginData(core, namespace, key) {
    const owner = sharedOwner(namespace)
    expectString('key', key)
    const found = entriesOf(core).find((entry) => entry.pluginId === owner && entry.key === key)
    return found?.value ?? ''
  },
  setSharedPluginData: write,
  getSharedPluginDataKeys(core, namespace) {
    const owner = sharedOwner(namespace)
    const own = entriesOf(core).filter(({ pluginId }) => pluginId === owner)
    return [...new Set(own.map(({ key }) => key))]
  }
})

/** The shared namespace of an OpenPencil entry; null for a plugin's private one. */
export function namespaceOf(owner: string): string | null {
  return owner.startsWith(SHARED) ? owner.slice(SHARED.length) : null
}

export function sharedOwner(namespace: string): string {
  if (!NAMESPACE.test(expectString('namespace', namespace))) {
    throw new Error(
      `Invalid namespace "${namespace}": at least 3 characters, only alphanumeric, "_" and "."`
    )
  }
  return SHARED + namespace
}

/**
 * A node's own entries, then those that it inherits: an instance of its component, and a layer in one of the layer that
 * it stands for (Figma's Version 1, Update 19).
 */
export function entriesOf({ node, graph }: Pick<NodeCore, 'node' | 'graph'>): Entries {
  if (!node.componentId) return node.pluginData
  const inherits = node.type === 'INSTANCE' || isInInstance(graph, node)
  const source = inherits ? graph.getNode(node.componentId) : undefined
  return [...node.pluginData, ...(source ? entriesOf({ node: source, graph }) : [])]
}

function write(core: NodeCore, namespace: string, key: string, value: string): void {
  const owner = sharedOwner(namespace)
  const entry = namespace + expectString('key', key) + expectString('value', value)
  const size = new TextEncoder().encode(entry).length
  if (size > ENTRY_LIMIT) {
    throw new Error(`The entry of ${size} bytes is over the limit of 100 kB for plugin data`)
  }
  const others = core.node.pluginData.filter(
    (other) => other.pluginId !== owner || other.key !== key
  )
  core.update({ pluginData: value === '' ? others : [...others, { pluginId: owner, key, value }] })
}
