import { SceneGraph, type SceneNode } from '@open-pencil/core'
import type { Renderer } from '../contract'
import type { Strictness } from '../strictness'
import { Changes, type ChangeReport } from './changes'
import { HiddenInInstances } from './hidden-in-instances'
import { History } from './history'
import { Settling } from './settle'
import { trackGraph } from './track-graph'
import { ancestors, pageOf } from './transforms'

/** The one place that holds a document: its graph, selection, history, and who listens. */
export class Store {
  graph = new SceneGraph()
  name = 'Untitled'
  readonly history = new History(() => this.graph)
  readonly hidden = new HiddenInInstances(() => this.graph)
  private readonly settling: Settling
  private readonly changes = new Changes((changes) => this.report(changes))
  private readonly listeners = new Set<(changes: ChangeReport) => void>()
  private readonly selections = new Map<string, string[]>()
  private pageId: string
  /** How many pictures were exported. */
  private exports = 0

  constructor(
    readonly renderer: Renderer,
    readonly strictness: Strictness
  ) {
    this.settling = new Settling(() => this.graph, renderer)
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

  settle(): void {
    this.settling.settle()
  }

  commit(): void {
    this.settle()
    this.history.commit()
  }

  /** A change by somebody else who has the file open: reported as theirs, and no step of this user's to undo. */
  byOther<T>(change: () => T): T {
    this.commit()
    this.changes.flush()
    this.changes.origin = 'REMOTE'
    try {
      const result = change()
      this.settle()
      return result
    } finally {
      this.changes.origin = 'LOCAL'
      this.changes.flush()
    }
  }

  /** The seed of the next export's noise; undefined for a picture without. */
  nextNoise(): number | undefined {
    return this.strictness.exports === 'noisy' ? (this.exports += 1) : undefined
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
    this.hidden.forget()
    this.selections.clear()
    this.graph = graph
    this.name = name
    this.pageId = this.adopt(graph)
    this.changes.pageChanged()
  }

  /** Reports what changed, all at once, after the code that changed it has come to rest. */
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
    this.hidden.forget()
    if (this.changes.origin === 'LOCAL') this.history.touch(id, isNew)
  }

  private note(id: string, kind: 'created' | 'updated', keys: readonly string[] = []): void {
    const node = this.graph.getNode(id)
    const page = node && pageOf(this.graph, id)
    if (node && page) this.changes.node(id, node.type, page.id, kind, keys)
  }

  private gone(node: SceneNode): void {
    this.settling.around(node.parentId)
    const page = node.parentId === null ? null : pageOf(this.graph, node.parentId)
    if (page) this.changes.node(node.id, node.type, page.id, 'deleted')
    if (node.id === this.pageId) this.currentPageId = this.graph.getPages()[0]?.id ?? this.pageId
    if (this.selections.get(this.pageId)?.includes(node.id)) this.select(this.selection())
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

  private restore(images: Map<string, SceneNode | null> | null): boolean {
    if (!images) return false
    for (const [id, image] of images) {
      const now = this.graph.nodes.get(id)
      if (image) this.graph.nodes.set(id, structuredClone(image))
      else this.graph.nodes.delete(id)
      const node = image ?? now
      if (!node) continue
      const page = pageOf(this.graph, node.parentId ?? id) ?? this.graph.getNode(this.pageId)
      const kind = !image ? 'deleted' : now ? 'updated' : 'created'
      const keys = now && image ? differingKeys(now, image) : []
      if (page && (kind !== 'updated' || keys.length > 0)) {
        this.changes.node(id, node.type, page.id, kind, keys)
      }
    }
    this.graph.clearAbsPosCache()
    this.hidden.forget()
    if (!this.graph.nodes.has(this.pageId)) this.currentPageId = this.graph.getPages()[0]?.id ?? ''
    if (this.selection().length < (this.selections.get(this.pageId)?.length ?? 0)) {
      this.select(this.selection())
    }
    return true
  }

  private report(changes: ChangeReport): void {
    this.settle()
    for (const listener of [...this.listeners]) listener(changes)
  }
}

function differingKeys(a: SceneNode, b: SceneNode): string[] {
  const keys = Object.keys(b) as (keyof SceneNode)[]
  return keys
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => (key === 'parentId' ? 'parent' : key))
}
