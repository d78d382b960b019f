import type { SceneGraph, SceneNode } from '@open-pencil/core'

export type Images = Map<string, SceneNode | null>

/** Nodes before and after changes, null where there was none. */
export interface Step {
  before: Images
  after: Images
}

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

  /** Call before a node changes, and for a node just created. */
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

  /** Leaves out nodes created and deleted in the same step. */
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

  /** The nodes as they are to be again; null when there is nothing to undo. */
  undo(): Images | null {
    this.commit()
    const step = this.done.pop()
    if (!step) return null
    this.undone.push(step)
    return step.before
  }

  redo(): Images | null {
    this.commit()
    const step = this.undone.pop()
    if (!step) return null
    this.done.push(step)
    return step.after
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

/** Makes nodes what they were. */
export function restore({ nodes }: SceneGraph, images: Images): RestoredNode[] {
  return [...images].flatMap(([id, image]): RestoredNode[] => {
    const now = nodes.get(id)
    if (image) {
      const node = structuredClone(image)
      nodes.set(id, node)
      if (!now) return [{ node, kind: 'created', keys: [] }]
      const keys = differingKeys(now, image)
      return keys.length > 0 ? [{ node, kind: 'updated', keys }] : []
    }
    nodes.delete(id)
    return now ? [{ node: now, kind: 'deleted', keys: [] }] : []
  })
}

/** OpenPencil's names of what `b` has otherwise than `a`; `parent` for another parent. */
export function differingKeys(a: SceneNode, b: Partial<SceneNode>): string[] {
  const keys = Object.keys(b) as (keyof SceneNode)[]
  return keys
    .filter((key) => b[key] !== undefined && JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => (key === 'parentId' ? 'parent' : key))
}
