import type { SceneGraph, SceneNode } from '@open-pencil/core'

/** Properties that no publishing dialog counts: a component's place, and how the layers list shows it. */
const NO_CHANGE: ReadonlySet<string> = new Set(['x', 'y', 'parentId', 'expanded', 'source'])

/** Tells which components have changed since they were published; plugin data counts (DirectedEdges/specs#147). */
export class Publishing {
  /** The components as they were published, by id, as text. */
  private published: ReadonlyMap<string, string> = new Map()

  constructor(private readonly graph: () => SceneGraph) {}

  publish(): void {
    const components = [...this.graph().nodes.values()].filter(({ type }) =>
      ['COMPONENT', 'COMPONENT_SET'].includes(type)
    )
    this.published = new Map(components.map((node) => [node.id, this.describe(node)]))
  }

  statusOf(node: SceneNode): PublishStatus {
    const then = this.published.get(node.id)
    if (then === undefined) return 'UNPUBLISHED'
    return then === this.describe(node) ? 'CURRENT' : 'CHANGED'
  }

  private describe(node: SceneNode): string {
    const own = Object.entries(node).filter(([key]) => !NO_CHANGE.has(key))
    const inside = this.graph().getChildren(node.id)
    return JSON.stringify([own, inside.map((child) => [child.x, child.y, this.describe(child)])])
  }
}
