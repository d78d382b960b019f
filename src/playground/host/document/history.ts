import type { SceneGraph, SceneNode } from '@open-pencil/core'

type Images = Map<string, SceneNode | null>

interface Step {
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

  /** To be called before a node changes, and for a node just created. */
  touch(id: string, created = false): void {
    if (this.pending.has(id)) return
    const node = this.graph().nodes.get(id)
    this.pending.set(id, node && !created ? structuredClone(node) : null)
  }

  commit(): void {
    const before = this.pending
    this.pending = new Map()
    const after: Images = new Map()
    for (const [id, was] of before) {
      const node = this.graph().nodes.get(id)
      if (!node && !was) before.delete(id)
      else after.set(id, node ? structuredClone(node) : null)
    }
    if (after.size === 0) return
    this.done.push({ before, after })
    if (this.done.length > LIMIT) this.done.shift()
    this.undone = []
  }

  /** The nodes to put back; null when there is nothing to undo. */
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

  /** How many steps there are to take back. */
  get steps(): number {
    return this.done.length + (this.pending.size > 0 ? 1 : 0)
  }

  get canUndo(): boolean {
    return this.steps > 0
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
