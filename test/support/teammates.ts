import { Store } from '../../src/playground/host/document/store'
import { DesignDocument } from '../../src/playground/host/open-document'

/** Runs an edit by another person who has the file open: reported as `REMOTE`, and no step of this user's. */
export function editByOther<T>(document: DesignDocument, change: () => T): T {
  const { store } = document
  store.commit()
  store.flush()
  try {
    return runAs(null, [store], change)
  } finally {
    store.flush()
  }
}

/** All who have the same document open, by each of their stores. */
const teams = new WeakMap<Store, Store[]>()

/**
 * The same document as another person has it open, with a selection, a page, an undo history and plugins of their own.
 * Changes that one of them makes through `edit` or a plugin are reported to the other as `REMOTE`. Neither may open another file.
 */
export function joinDocument(document: DesignDocument): DesignDocument {
  const first = document.store
  const second = new Store(first.renderer, first)
  const joined = new DesignDocument(second)
  second.name = first.name
  second.currentPageId = first.currentPageId
  second.acting = false
  const team = [first, second]
  for (const [person, store] of [
    [document, first],
    [joined, second]
  ] as const) {
    teams.set(store, team)
    for (const name of ['edit', 'undo', 'redo'] as const) {
      const run = person[name].bind(person) as (...args: unknown[]) => unknown
      Object.assign(person, { [name]: (...args: unknown[]) => act(person, () => run(...args)) })
    }
    const restored = store.restored.bind(store)
    const others = team.filter((other) => other !== store)
    store.restored = (nodes) => {
      restored(nodes)
      for (const other of others) restoredIn.get(other)!(nodes)
    }
    restoredIn.set(store, restored)
  }
  return joined
}

/** How a store itself takes what was restored. */
const restoredIn = new WeakMap<Store, Store['restored']>()

/** Runs a change by a document's user: a step of their undo, reported to all others as `REMOTE`. */
export function act<T>(document: DesignDocument, change: () => T): T {
  const { store } = document
  const team = teams.get(store)
  return team === undefined || store.acting ? change() : runAs(store, team, change)
}

function runAs<T>(who: Store | null, team: readonly Store[], change: () => T): T {
  const settle = (): void => team.forEach((store) => store.settle())
  const before = team.map(({ acting }) => acting)
  settle()
  for (const store of team) store.acting = store === who
  try {
    return change()
  } finally {
    settle()
    team.forEach((store, place) => (store.acting = before[place]!))
  }
}

type LateEntries = 'replace' | 'merge'

/**
 * A teammate with a plugin of their own who loses the connection now; no one else may do anything until what they do
 * meanwhile is done, which arrives then: they read plugin data as it was. Where Figma replaces late entries, as was reported
 * (forum.figma.com/t/51867), what they write of a node replaces all others'; where it merges them, over the entries of the
 * same key.
 */
export function goAwayWithPlugin<T>(
  document: DesignDocument,
  late: LateEntries
): (change: () => Promise<T>) => Promise<T> {
  const leave = offline(document, late)
  return (change) => {
    const comeBack = leave()
    return change().finally(comeBack)
  }
}

/** Remembers all plugin data; what it returns brings it back, and gives the function that ends that. */
function offline(document: DesignDocument, late: LateEntries): () => () => void {
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
        else if (late === 'merge') node.pluginData = merge(missed, then, node.pluginData)
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
