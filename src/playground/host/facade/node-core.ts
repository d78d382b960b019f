import type { SceneNode as GraphNode, SceneGraph } from '@open-pencil/core'
import type { Matrix } from '../document/matrix'
import {
  figmaType,
  isHiddenInInstance,
  isPlacedByLayout,
  placeRelative,
  relativeMatrix
} from '../document/transforms'
import type { Session } from './session'

/** Key from a node object, as plugins see it, to its NodeCore. Never visible in the sandbox. */
export const CORE = Symbol('core')

export interface NodeObject {
  readonly [CORE]: NodeCore
}

/** The graph's node behind a node object. */
export class NodeCore {
  constructor(
    readonly session: Session,
    readonly id: string,
    readonly type: GraphNode['type'] | 'DOCUMENT'
  ) {}

  get graph(): SceneGraph {
    return this.session.store.graph
  }

  get exists(): boolean {
    return this.graph.nodes.has(this.id)
  }

  /** Invisible in an instance, or in something that is, while the plugin skips what is invisible there. */
  get skipped(): boolean {
    const node = this.session.skipsInvisible && this.graph.getNode(this.id)
    return node ? isHiddenInInstance(this.graph, node) : false
  }

  assertExists(): void {
    const gone = this.skipped ? 'node (instance sublayer or table cell)' : 'node'
    if (!this.exists || this.skipped) {
      throw new Error(`The ${gone} with id "${this.id}" does not exist`)
    }
  }

  /** The stored node, for properties that do not depend on other nodes. */
  get node(): GraphNode {
    const node = this.graph.getNode(this.id)
    if (!node) throw new Error(`The node with id "${this.id}" does not exist`)
    return node
  }

  /** After auto-layout, text and groups have settled: for everything about size and place. */
  get settled(): GraphNode {
    this.session.store.settle()
    return this.node
  }

  /** The node, settled enough for its place. */
  private get placed(): GraphNode {
    this.session.store.placed(this.id)
    return this.node
  }

  get relativeTransform(): Matrix {
    return relativeMatrix(this.graph, this.placed)
  }

  /** Children of auto-layout take the turn alone: their place is the layout's. A turn is about the middle, so it needs the size. */
  set relativeTransform(matrix: Matrix) {
    const isTurned = matrix[0][0] !== 1 || matrix[1][1] !== 1
    const node = isTurned ? this.settled : this.placed
    const placed = placeRelative(this.graph, node, matrix)
    this.update(isPlacedByLayout(this.graph, node) ? { rotation: placed.rotation } : placed)
  }

  update(changes: Partial<GraphNode>): void {
    this.graph.updateNode(this.id, changes)
  }
}

export function coreOf(value: unknown): NodeCore | null {
  return typeof value === 'object' && value !== null && CORE in value
    ? (value as NodeObject)[CORE]
    : null
}

export function expectNode(value: unknown): NodeCore {
  const core = coreOf(value)
  if (!core) throw new Error('Expected node, got something else')
  return core
}

/** The node object of a session: the same one each time, as long as the node keeps its type. */
export function nodeObject(session: Session, id: string): object {
  const known = session.nodes.get(id)
  if (known) return known
  const node = session.store.graph.getNode(id)
  if (!node) throw new Error(`The node with id "${id}" does not exist`)
  const type = figmaType(session.store.graph, node)
  const object = Object.create(session.prototypeOf(type)) as object
  Object.defineProperty(object, CORE, { value: new NodeCore(session, id, node.type) })
  session.nodes.set(id, object)
  return object
}
