import { CORE, coreOf, type NodeCore, type NodeObject, nodeObject } from '../node-core'
import { insertChild } from '../reparenting'
import { entriesOf, sharedOwner } from './plugin-data'

type Visit = (node: SceneNode) => boolean

/** Members of nodes with children. A page must be loaded first where the manifest asks for it. */
export const children = {
  get children() {
    return childrenOf(this[CORE])
  },
  appendChild(child: SceneNode) {
    assertLoaded(this[CORE])
    insertChild(this[CORE], child)
  },
  insertChild(index: number, child: SceneNode) {
    assertLoaded(this[CORE])
    insertChild(this[CORE], child, index)
  },
  findChildren(callback?: Visit) {
    return childrenOf(this[CORE]).filter((child) => callback?.(child) ?? true)
  },
  findChild(callback: Visit) {
    return childrenOf(this[CORE]).find((child) => callback(child)) ?? null
  },
  findAll(callback?: Visit) {
    return [...descendants(this[CORE])].filter((node) => callback?.(node) ?? true)
  },
  findOne(callback: Visit) {
    for (const node of descendants(this[CORE])) if (callback(node)) return node
    return null
  },
  findAllWithCriteria<T extends NodeType[]>(criteria: FindAllCriteria<T>) {
    return [...descendants(this[CORE])].filter((node) => matches(node, criteria))
  }
} satisfies Omit<ChildrenMixin, 'findWidgetNodesByWidgetId'> & ThisType<NodeObject>

/** Of the document: its pages, which are at hand before they are loaded. */
function childrenOf(core: NodeCore): SceneNode[] {
  assertLoaded(core)
  const { graph, node, session } = core
  const ids = core.id === graph.rootId ? graph.getPages().map(({ id }) => id) : node.childIds
  return ids.flatMap((id) => {
    const child = graph.getNode(id)
    if (!child || child.internalOnly) return []
    const object = nodeObject(session, id)
    return coreOf(object)?.skipped ? [] : [object as SceneNode]
  })
}

/** Parents before their children, back to front. */
function* descendants(core: NodeCore): Generator<SceneNode> {
  if (core.id === core.graph.rootId) {
    for (const page of childrenOf(core)) assertLoaded((page as unknown as NodeObject)[CORE])
  }
  for (const child of childrenOf(core)) {
    yield child
    const below = (child as unknown as NodeObject)[CORE]
    if (below.exists && below.node.childIds.length > 0) yield* descendants(below)
  }
}

function assertLoaded({ id, node, session }: NodeCore): void {
  if (node.type !== 'CANVAS' || !session.dynamicPages || session.loadedPages.has(id)) return
  throw new Error(
    `Cannot access the content of the page "${node.name}" before it is loaded. Call page.loadAsync() or figma.loadAllPagesAsync() first`
  )
}

/** Whether a node fits every criterion of findAllWithCriteria. */
function matches(node: SceneNode, criteria: FindAllCriteria<NodeType[]>): boolean {
  const { types, pluginData, sharedPluginData } = criteria
  if (types && !types.includes(node.type)) return false
  const core = coreOf(node)
  if (!core) return false
  const has = (owner: string, keys: readonly string[] | undefined): boolean =>
    entriesOf(core).some((entry) => entry.pluginId === owner && (keys?.includes(entry.key) ?? true))
  if (pluginData && !has(core.session.manifest?.id ?? '', pluginData.keys)) return false
  return !sharedPluginData || has(sharedOwner(sharedPluginData.namespace), sharedPluginData.keys)
}
