import { SceneGraph, type SceneNode } from '@open-pencil/core'
import type { Renderer } from '../contract'
import type { Strictness } from '../strictness'
import { Changes, type ChangeReport, type NodeChanged } from './changes'
import { History, restore, type Restored } from './history'
import { Publishing } from './publishing'
import { Settling } from './settle'
import { trackGraph } from './track-graph'
import { ancestors, pageOf } from './transforms'

/** Everybody who has a document open, and who is changing it now; null for somebody who runs no plugin here. */
interface Company {
  people: Store[]
  acting: Store | null
}

/** A document as one person has it open: the graph that all share, and their own selection, page and history. */
export class Store {
  graph: SceneGraph
  name = 'Untitled'
  readonly history = new History(() => this.graph)
  readonly publishing: Publishing
  private readonly settling: Settling
  private readonly company: Company
  private readonly changes = new Changes((changes) => this.report(changes))
  private readonly listeners = new Set<(changes: ChangeReport) => void>()
  private readonly selections = new Map<string, string[]>()
  private pageId: string
  /** How many pictures were exported. */
  private exports = 0

  /** `first` is the store of who has the document open already; without one, the document is empty. */
  constructor(
    readonly renderer: Renderer,
    readonly strictness: Strictness,
    first?: Store
  ) {
    this.graph = first?.graph ?? new SceneGraph()
    this.company = first?.company ?? { people: [], acting: this }
    this.company.people.push(this)
    this.publishing = first?.publishing ?? new Publishing(() => this.graph)
    this.settling = first?.settling ?? new Settling(() => this.graph, renderer)
    this.name = first?.name ?? this.name
    this.pageId = first?.pageId ?? this.adopt(this.graph)
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

  /** A change by somebody who runs no plugin here: reported as theirs, and no step of anybody's to undo. */
  byOther<T>(change: () => T): T {
    this.commit()
    this.changes.flush()
    try {
      return this.act(change, null)
    } finally {
      this.changes.flush()
    }
  }

  /** Runs what this person does: their own to undo, and told to all others as `REMOTE`. */
  act<T>(change: () => T, who: Store | null = this): T {
    const { company } = this
    const before = company.acting
    if (before === who) return change()
    this.settle()
    company.acting = who
    try {
      return change()
    } finally {
      this.settle()
      company.acting = before
    }
  }

  /** The seed of the next export's noise; undefined for a picture without. */
  nextNoise(): number | undefined {
    return this.strictness.exports === 'noisy' ? (this.exports += 1) : undefined
  }

  undo(): boolean {
    this.settle()
    return this.act(() => this.restore(this.history.undo()))
  }

  redo(): boolean {
    this.settle()
    return this.act(() => this.restore(this.history.redo()))
  }

  replace(graph: SceneGraph, name: string): void {
    this.history.clear()
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
        for (const person of this.company.people) person.dropIndirectlySelected()
      },
      deleted: (node) => this.gone(node)
    })
    const page = graph.getPages()[0] ?? graph.addPage('Page 1')
    return page.id
  }

  private touch(id: string, isNew = false): void {
    this.company.acting?.history.touch(id, isNew)
  }

  private note(id: string, kind: 'created' | 'updated', keys: readonly string[] = []): void {
    const node = this.graph.getNode(id)
    const page = node && pageOf(this.graph, id)
    if (node && page) this.tell(node, page.id, kind, keys)
  }

  /** Tells everybody of a change by who is acting. */
  private tell(
    { id, type }: SceneNode,
    pageId: string,
    kind: NodeChanged['kind'],
    keys: readonly string[] = []
  ): void {
    const { people, acting } = this.company
    for (const person of people) {
      const origin = person === acting ? 'LOCAL' : 'REMOTE'
      person.changes.node(id, type, pageId, { kind, keys, origin })
    }
  }

  private gone(node: SceneNode): void {
    this.settling.around(node.parentId)
    const page = node.parentId === null ? null : pageOf(this.graph, node.parentId)
    if (page) this.tell(node, page.id, 'deleted')
    for (const person of this.company.people) person.leaveGone()
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

  private restore(step: Restored | null): boolean {
    if (!step) return false
    for (const { node, kind, keys } of restore(this.graph, step)) {
      const page = pageOf(this.graph, node.parentId ?? node.id) ?? this.graph.getNode(this.pageId)
      if (page) this.tell(node, page.id, kind, keys)
    }
    this.graph.clearAbsPosCache()
    for (const person of this.company.people) person.leaveGone()
    return true
  }

  private report(changes: ChangeReport): void {
    this.settle()
    for (const listener of [...this.listeners]) listener(changes)
  }
}
