import type { SceneGraph, SceneNode } from '@open-pencil/core'

type Images = Map<string, SceneNode | null>

/** Nodes before and after changes, null where there was none. */
export interface Step {
  before: Images
  after: Images
}

/** Nodes as a step left them, and as they are to be: undo goes back, redo forward. */
export interface Restored {
  from: Images
  to: Images
}

/** Properties that do not change how a layer looks. */
export const UNSEEN: ReadonlySet<string> = new Set([
  ...['name', 'locked', 'expanded', 'pluginData', 'sharedPluginData', 'pluginRelaunchData']
])

const LIMIT = 200

/**
 * Undo by pictures of nodes: what each changed node was before a step and after it; null where it did
 * not exist. Changes gather until `commit`, so a plugin's uncommitted actions are one step.
 */
export class History {
  private pending: Images = new Map()
  private done: Step[] = []
  private undone: Step[] = []

  constructor(private readonly graph: () => SceneGraph) {}

  /** To be called before a node changes, and for a node just created. */
  touch(id: string, created = false): void {
    if (this.pending.has(id)) return
    const node = this.graph().nodes.get(id)
    this.pending.set(id, node && !created ? structuredClone(node) : null)
  }

  commit(): void {
    const step = this.stepOf(this.pending)
    this.pending = new Map()
    if (step.after.size === 0) return
    this.done.push(step)
    if (this.done.length > LIMIT) this.done.shift()
    this.undone = []
  }

  /** Without what came and went meanwhile. */
  private stepOf(pending: Images): Step {
    const step: Step = { before: new Map(), after: new Map() }
    for (const [id, was] of pending) {
      const node = this.graph().nodes.get(id)
      if (!node && !was) continue
      step.before.set(id, was)
      step.after.set(id, node ? structuredClone(node) : null)
    }
    return step
  }

  /** Null when there is nothing to undo. */
  undo(): Restored | null {
    this.commit()
    const step = this.done.pop()
    if (!step) return null
    this.undone.push(step)
    return { from: step.after, to: step.before }
  }

  redo(): Restored | null {
    this.commit()
    const step = this.undone.pop()
    if (!step) return null
    this.done.push(step)
    return { from: step.before, to: step.after }
  }

  /** All steps that can be undone, oldest first; uncommitted actions are the last one. */
  get steps(): Step[] {
    return this.pending.size > 0 ? [...this.done, this.stepOf(this.pending)] : this.done
  }

  get canUndo(): boolean {
    return this.done.length + this.pending.size > 0
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.pending.size === 0
  }

  clear(): void {
    this.pending = new Map()
    this.done = []
    this.undone = []
  }
}

export interface RestoredNode {
  node: SceneNode
  kind: 'created' | 'deleted' | 'updated'
  /** OpenPencil's names of what changed; `parent` for a move. */
  keys: string[]
}

/** Takes nodes from one state to another in what differs between the two: what others have changed since stays. */
export function restore({ nodes }: SceneGraph, { from, to }: Restored): RestoredNode[] {
  const restored: RestoredNode[] = []
  const put = (node: SceneNode, kind: RestoredNode['kind'], keys: string[] = []): void => {
    nodes.set(node.id, node)
    restored.push({ node, kind, keys })
  }
  const remove = (node: SceneNode): void => {
    nodes.delete(node.id)
    restored.push({ node, kind: 'deleted', keys: [] })
    for (const child of node.childIds.flatMap((id) => nodes.get(id) ?? [])) {
      if (child.parentId === node.id) remove(child)
    }
  }
  for (const [id, image] of to) {
    const [was, now] = [from.get(id), nodes.get(id)]
    if (image && !was && !now) put(structuredClone(image), 'created')
    // What somebody else has deleted stays deleted.
    if (!image || !was || !now) continue
    const keys = differingKeys(was, image)
    if (keys.length > 0) put(merged(nodes, now, was, image, keys), 'updated', keys)
  }
  for (const [id, image] of to) {
    const now = nodes.get(id)
    if (!image && now) remove(now)
  }
  for (const { node } of [...restored]) {
    if (!nodes.has(node.id) || node.parentId === null) continue
    const parent = nodes.get(node.parentId)
    if (!parent) remove(node)
    else if (!parent.childIds.includes(node.id)) parent.childIds.push(node.id)
  }
  for (const node of nodes.values()) {
    const isHere = (id: string): boolean => nodes.get(id)?.parentId === node.id
    if (!node.childIds.every(isHere)) node.childIds = node.childIds.filter(isHere)
  }
  return restored
}

type Nodes = ReadonlyMap<string, SceneNode>

/** A node with those of its properties restored. */
function merged(
  nodes: Nodes,
  now: SceneNode,
  was: SceneNode,
  image: SceneNode,
  keys: readonly string[]
): SceneNode {
  const node: SceneNode = { ...now }
  const restored = structuredClone(image)
  for (const key of keys) {
    if (key === 'parent') node.parentId = parentFor(nodes, now, image)
    else if (key === 'childIds') node.childIds = children(now, was, image)
    else Object.assign(node, { [key]: restored[key as keyof SceneNode] })
  }
  return node
}

/** Where a node was, unless somebody has put that into the node. */
function parentFor(nodes: Nodes, now: SceneNode, image: SceneNode): string | null {
  for (let at = nodes.get(image.parentId ?? ''); at; at = nodes.get(at.parentId ?? '')) {
    if (at.id === now.id) return now.parentId
  }
  return image.parentId
}

/** The children restored, without those whom others took away, and with those whom they put there. */
function children(now: SceneNode, was: SceneNode, image: SceneNode): string[] {
  if (now.childIds.join() === was.childIds.join()) return [...image.childIds]
  const kept = now.childIds.filter(
    (id) => image.childIds.includes(id) || !was.childIds.includes(id)
  )
  for (const [place, id] of image.childIds.entries()) {
    if (was.childIds.includes(id) || kept.includes(id)) continue
    kept.splice(kept.indexOf(image.childIds[place - 1] ?? '') + 1, 0, id)
  }
  return kept
}

function differingKeys(a: SceneNode, b: SceneNode): string[] {
  const keys = Object.keys(b) as (keyof SceneNode)[]
  return keys
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => (key === 'parentId' ? 'parent' : key))
}
