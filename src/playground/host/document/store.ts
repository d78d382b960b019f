import { SceneGraph, type SceneNode } from '@open-pencil/core'
import type { Renderer } from '../contract'
import { Changes, type ChangeReport } from './changes'
import { History, type Images, restore, type RestoredNode } from './history'
import { Settling } from './settle'
import { trackGraph } from './track-graph'
import { ancestors, figmaType, pageOf } from './transforms'

/** A document as one person has it open: the graph, which others may change as well, and their own selection, page and history. */
export class Store {
  graph: SceneGraph
  name = 'Untitled'
  readonly history = new History(() => this.graph)
  /** Whether current changes are this person's: theirs to undo, and reported as `LOCAL`. */
  acting = true
  /** Applies the consequences of changes, for all who have the document open. */
  readonly settling: Settling
  private readonly changes = new Changes((changes) => this.report(changes))
  private readonly listeners = new Set<(changes: ChangeReport) => void>()
  private readonly selections = new Map<string, string[]>()
  private pageId: string

  /** `first`: the store of a person who already has the document open; without one, the document is empty. */
  constructor(
    readonly renderer: Renderer,
    first?: Store
  ) {
    this.graph = first?.graph ?? new SceneGraph()
    this.settling = first?.settling ?? new Settling(() => this.graph, renderer)
    this.pageId = this.adopt(this.graph)
  }

  get currentPageId(): string {
    return this.pageId
  }

  set currentPageId(id: string) {
    if (id === this.pageId) return
    this.pageId = id
    this.changes.pageChanged()
  }

  selection(pageId = this.pageId): string[] {
    return (this.selections.get(pageId) ?? []).filter((id) => this.graph.nodes.has(id))
  }

  select(ids: readonly string[], pageId = this.pageId): void {
    const wanted = [...new Set(ids)].filter((id) => pageOf(this.graph, id)?.id === pageId)
    this.selections.set(pageId, wanted)
    if (pageId === this.pageId) this.changes.selectionChanged()
  }

  /** The node with everything that follows from earlier changes done. */
  settled(id: string): SceneNode | undefined {
    this.settle()
    return this.graph.getNode(id)
  }

  /** The node with what decides where it lies done; what it holds, and its size, may still follow. */
  placed(id: string): SceneNode | undefined {
    const node = this.graph.getNode(id)
    if (node && this.settling.moves(node)) this.settle()
    return this.graph.getNode(id)
  }

  settle(): void {
    this.settling.settle()
  }

  commit(): void {
    this.settle()
    this.history.commit()
  }

  /** Reports what has changed so far, without waiting for the code that changes it. */
  flush(): void {
    this.changes.flush()
  }

  undo(): boolean {
    this.settle()
    return this.restore(this.history.undo())
  }

  redo(): boolean {
    this.settle()
    return this.restore(this.history.redo())
  }

  replace(graph: SceneGraph, name: string): void {
    this.history.clear()
    this.selections.clear()
    this.graph = graph
    this.name = name
    this.pageId = this.adopt(graph)
    this.changes.pageChanged()
  }

  /** Reports changes all at once, after the code that made them has finished. */
  listen(listener: (changes: ChangeReport) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private adopt(graph: SceneGraph): string {
    trackGraph(graph, {
      touching: (id) => this.touch(id),
      created: (id) => {
        this.touch(id, true)
        this.settling.created(id)
        this.note(id, 'created')
      },
      updated: (id, keys) => {
        this.settling.updated(id, keys)
        this.note(id, 'updated', keys)
      },
      moved: (id, from) => {
        this.settling.around(from)
        this.settling.around(id)
        this.note(id, 'updated', ['parent'])
        this.dropIndirectlySelected()
      },
      deleted: (node) => this.gone(node)
    })
    const page = graph.getPages()[0] ?? graph.addPage('Page 1')
    return page.id
  }

  private touch(id: string, isNew = false): void {
    if (this.acting) this.history.touch(id, isNew)
  }

  private note(id: string, kind: 'created' | 'updated', keys: string[] = []): void {
    const node = this.graph.getNode(id)
    if (node) this.tell({ node, kind, keys }, pageOf(this.graph, id))
  }

  private tell({ node, kind, keys }: RestoredNode, page: SceneNode | null | undefined): void {
    if (!page) return
    const type = figmaType(this.graph, node)
    const origin = this.acting ? 'LOCAL' : 'REMOTE'
    this.changes.node({ id: node.id, type, pageId: page.id, kind, keys: new Set(keys), origin })
  }

  private gone(node: SceneNode): void {
    this.settling.around(node.parentId)
    this.tell({ node, kind: 'deleted', keys: [] }, pageOf(this.graph, node.parentId ?? ''))
    this.leaveGone()
  }

  /** Leaves a page that was removed, and drops removed layers from the selection. */
  private leaveGone(): void {
    if (!this.graph.nodes.has(this.pageId)) this.currentPageId = this.graph.getPages()[0]?.id ?? ''
    const left = this.selection()
    if (left.length < (this.selections.get(this.pageId)?.length ?? 0)) this.select(left)
  }

  /** A node inside a selected node is selected through it (plugin-api.d.ts, selectionchange). */
  private dropIndirectlySelected(): void {
    const selected = this.selection()
    const direct = selected.filter((id) => {
      const node = this.graph.getNode(id)
      return node && ![...ancestors(this.graph, node)].some((above) => selected.includes(above.id))
    })
    if (direct.length < selected.length) this.select(direct)
  }

  private restore(images: Images | null): boolean {
    if (images) this.restored(restore(this.graph, images))
    return images !== null
  }

  /** Reports nodes that an undo or redo has put in their places without the graph's own methods. */
  restored(nodes: readonly RestoredNode[]): void {
    for (const restored of nodes) {
      const page = pageOf(this.graph, restored.node.parentId ?? restored.node.id)
      this.tell(restored, page ?? this.graph.getNode(this.pageId))
    }
    this.graph.clearAbsPosCache()
    this.leaveGone()
  }

  private report(changes: ChangeReport): void {
    this.settle()
    for (const listener of [...this.listeners]) listener(changes)
  }
}
