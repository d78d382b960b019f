import type { DesignDocument } from '../../src/playground/host/contract'
import { storeOf } from '../../src/playground/host/open-document'

/** Runs an edit as somebody else's who has the file open: told as `REMOTE`, and no step of this user's. */
export function editByOther<T>(document: DesignDocument, change: () => T): T {
  return storeOf(document).byOther(change)
}

/**
 * A teammate who loses the connection now. The function runs what they do meanwhile, arriving when it is called. Where
 * Figma replaces late entries, they read plugin data as it is now, and what they write of a node goes over everybody
 * else's.
 */
export function goAway(document: DesignDocument): (change: () => void) => void {
  const { nodes } = document.graph
  const known = new Map([...nodes].map(([id, { pluginData }]) => [id, pluginData]))
  return (change) => {
    if (document.strictness.lateEntries !== 'replace') {
      editByOther(document, change)
      return
    }
    const stale = [...nodes.values()].flatMap((node) => {
      const pluginData = known.get(node.id)
      return pluginData === undefined ? [] : [{ node, pluginData, current: node.pluginData }]
    })
    editByOther(document, () => {
      for (const { node, pluginData } of stale) node.pluginData = pluginData
      change()
      for (const { node, pluginData, current } of stale) {
        if (node.pluginData === pluginData) node.pluginData = current
      }
    })
  }
}
