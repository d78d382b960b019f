import type { SceneGraph, SceneNode as GraphNode } from '@open-pencil/core'
import { figmaType, isHiddenInInstance } from '../../document/transforms'
import { CORE, type NodeCore, type NodeObject, nodeObject } from '../node-core'
import { insertChild } from '../reparenting'
import { members } from './members'
import { entriesOf, sharedOwner } from './plugin-data'

/** Members of nodes with children. A page must be loaded first where the manifest asks for it. */
export const children = members<Omit<ChildrenMixin, 'findAllWithCriteria'> & WithCriteria>({
  children: { get: childrenOf },
  appendChild: (core, child) => put(core, child),
  insertChild: (core, index, child) => put(core, child, index),
  findAll: (core, callback) => [...descendants(core)].filter((node) => callback?.(node) ?? true),
  findOne(core, callback) {
    for (const node of descendants(core)) if (callback(node)) return node
    return null
  },
  findAllWithCriteria: matching
})

interface WithCriteria {
  findAllWithCriteria: (criteria: FindAllCriteria<NodeType[]>) => SceneNode[]
}

function put(core: NodeCore, child: SceneNode, index?: number): void {
  assertLoaded(core)
  insertChild(core, child, index)
}

/** Children of a node; of the document its pages, which exist before they are loaded. */
function childrenOf(core: NodeCore): SceneNode[] {
  assertLoaded(core)
  return childNodes(core, core.node).map(({ id }) => nodeObject(core.session, id) as SceneNode)
}

/** The graph's nodes that a plugin sees right below another. */
function childNodes(
  { graph, session }: NodeCore,
  { id, childIds }: Pick<GraphNode, 'id' | 'childIds'>
): GraphNode[] {
  const ids = id === graph.rootId ? graph.getPages().map((page) => page.id) : childIds
  const found: GraphNode[] = []
  for (const childId of ids) {
    const child = graph.getNode(childId)
    const skipped = child && session.skipsInvisible && isHiddenInInstance(graph, child)
    if (child && !child.internalOnly && !skipped) found.push(child)
  }
  return found
}

/** Parents before their children, back to front. */
function* descendants(core: NodeCore): Generator<SceneNode> {
  assertAllLoaded(core)
  for (const child of childrenOf(core)) {
    yield child
    const below = (child as unknown as NodeObject)[CORE]
    if (below.exists && below.node.childIds.length > 0) yield* descendants(below)
  }
}

function assertAllLoaded(core: NodeCore): void {
  assertLoaded(core)
  if (core.id !== core.graph.rootId) return
  for (const page of childrenOf(core)) assertLoaded((page as unknown as NodeObject)[CORE])
}

function assertLoaded({ id, node, session }: NodeCore): void {
  if (node.type !== 'CANVAS' || !session.dynamicPages || session.loadedPages.has(id)) return
  throw new Error(
    `Cannot access the content of the page "${node.name}" before it is loaded. Call page.loadAsync() or figma.loadAllPagesAsync() first`
  )
}

/** Descendants that match every criterion of findAllWithCriteria. Only those become node objects: pages are long. */
function matching(core: NodeCore, criteria: FindAllCriteria<NodeType[]>): SceneNode[] {
  assertAllLoaded(core)
  const { graph, session } = core
  const { types, pluginData, sharedPluginData } = criteria
  if (core.node.childIds.length === 0) return []
  if (pluginData) throw new Error('pluginData is not provided by this host, which is not Figma.')
  const shared = sharedPluginData && {
    owner: sharedOwner(sharedPluginData.namespace),
    keys: sharedPluginData.keys
  }
  const near = core.type === 'CANVAS' && shared ? withData(graph) : null
  const found: SceneNode[] = []
  const look = ({ id, childIds }: GraphNode): void => {
    const ids = near === null ? childIds : childIds.filter((childId) => near.has(childId))
    for (const node of childNodes(core, { id, childIds: ids })) {
      const fits =
        (types?.includes(figmaType(graph, node)) ?? true) && (!shared || holds(core, node, shared))
      if (fits) found.push(nodeObject(session, node.id) as SceneNode)
      if (node.childIds.length > 0) look(node)
    }
  }
  look(core.node)
  return found
}

/** Ids of the nodes that may hold data and of their ancestors, the only ones that a search has to visit. */
function withData({ nodes }: SceneGraph): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const node of nodes.values()) {
    if (node.pluginData.length === 0 && !node.componentId) continue
    for (
      let at: GraphNode | undefined = node;
      at && !ids.has(at.id);
      at = nodes.get(at.parentId ?? '')
    )
      ids.add(at.id)
  }
  return ids
}

function holds(
  { graph }: NodeCore,
  node: GraphNode,
  { owner, keys }: { owner: string; keys: readonly string[] | undefined }
): boolean {
  const entries = entriesOf({ node, graph })
  return entries.some((entry) => entry.pluginId === owner && (keys?.includes(entry.key) ?? true))
}
