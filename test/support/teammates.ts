import type { DesignDocument } from '../../src/playground/host/contract'
import { storeOf } from '../../src/playground/host/open-document'

/** Runs an edit as somebody else's who has the file open: told as `REMOTE`, and no step of this user's. */
export function editByOther<T>(document: DesignDocument, change: () => T): T {
  return storeOf(document).byOther(change)
}

/**
 * A teammate who loses the connection now. The function runs what they do meanwhile, arriving when it is called: they read
 * plugin data as it was. Where Figma replaces late entries, what they write of a node goes over everybody else's; where it
 * merges them, over the entries of the same key.
 */
export function goAway(document: DesignDocument): (change: () => void) => void {
  const leave = offline(document)
  return (change) =>
    editByOther(document, () => {
      const comeBack = leave()
      change()
      comeBack()
    })
}

/** The same for somebody with a plugin of their own, which takes its time: nobody else may do anything until it is done. */
export function goAwayWithPlugin<T>(
  document: DesignDocument
): (change: () => Promise<T>) => Promise<T> {
  const leave = offline(document)
  return (change) => {
    const comeBack = leave()
    return change().finally(comeBack)
  }
}

/** Remembers all plugin data; what it returns brings it back, and gives the function that ends that. */
function offline(document: DesignDocument): () => () => void {
  const { nodes } = document.graph
  const known = new Map([...nodes].map(([id, { pluginData }]) => [id, pluginData]))
  return () => {
    const stale = [...nodes.values()].flatMap((node) => {
      const then = known.get(node.id)
      return then === undefined ? [] : [{ node, then, missed: node.pluginData }]
    })
    for (const { node, then } of stale) node.pluginData = then
    return () => {
      for (const { node, then, missed } of stale) {
        if (node.pluginData === then) node.pluginData = missed
        else if (document.strictness.lateEntries === 'merge') {
          node.pluginData = merge(missed, then, node.pluginData)
        }
      }
    }
  }
}

type Entries =
  DesignDocument['graph']['nodes'] extends Map<string, infer Node>
    ? Node extends { pluginData: infer Data }
      ? Data
      : never
    : never

/** What others have made of `then`, with what changed from `then` to `now` over it. */
function merge(missed: Entries, then: Entries, now: Entries): Entries {
  const nameOf = ({ pluginId, key }: Entries[number]): string => `${pluginId} ${key}`
  const byName = (entries: Entries) => new Map(entries.map((entry) => [nameOf(entry), entry]))
  const [before, after] = [byName(then), byName(now)]
  const untouched = (entry: Entries[number]): boolean =>
    before.get(nameOf(entry))?.value === after.get(nameOf(entry))?.value
  return [...missed.filter(untouched), ...now.filter((entry) => !untouched(entry))]
}
