import { zipSync } from 'fflate'
import { parseFigFile, SceneGraph } from '@open-pencil/core'
import type { Renderer, TreeNode } from './contract'
import type { ChangeReport } from './document/changes'
import type { Step } from './document/history'
import { addImage, imageSize } from './document/images'
import type { Point, Size } from './document/matrix'
import { Store } from './document/store'
import { nodesAt, tree } from './document/tree'
import { type DocumentAPI, documentApi } from './facade/document-api'
import { exportPng } from './facade/export-png'
import { NodeCore } from './facade/node-core'
import { relaunchData } from './facade/nodes/base-node'
import { prototypeOf } from './facade/prototypes'
import { newSession, type Session } from './facade/session'

/**
 * A document for running a built Figma plugin without Figma. The parts that a plugin of this kind uses behave as Figma's
 * documentation says.
 */
export class DesignDocument {
  /** Figma's document API for building and editing designs as the user, without a plugin. */
  readonly figma: DocumentAPI
  private readonly session: Session

  constructor(readonly store: Store) {
    this.session = newSession({ store, prototypeOf })
    this.figma = documentApi(this.session)
  }

  /** OpenPencil's scene graph, to draw from. Change it through `figma` or `edit`, never directly. */
  get graph(): SceneGraph {
    this.store.settle()
    return this.store.graph
  }

  get name(): string {
    return this.store.name
  }

  get currentPageId(): string {
    return this.store.currentPageId
  }

  setCurrentPage(id: string): void {
    if (this.store.graph.getNode(id)?.type === 'CANVAS') this.store.currentPageId = id
  }

  /** Ids of the selected nodes of the current page, in the order they were selected. */
  get selection(): readonly string[] {
    return this.store.selection()
  }

  /** Unknown ids and nodes of other pages are left out. */
  select(ids: readonly string[]): void {
    this.store.select(ids)
  }

  /** Whether a user's edit joins a plugin's uncommitted actions, as Figma may have it. */
  joinsEdits = false

  /** Runs a user's edit as one undo step; a plugin's uncommitted actions stay another unless edits join them. */
  edit<T>(change: () => T): T {
    if (!this.joinsEdits) this.store.commit()
    try {
      return change()
    } finally {
      this.store.commit()
    }
  }

  /** Lets a layer be one of a type that cannot be made here, such as SLOT: it is drawn as what it was. */
  playType(id: string, playsType: NodeType): void {
    const { overrides } = this.store.settled(id)!
    this.store.graph.updateNode(id, { overrides: { ...overrides, playsType } })
    this.session.nodes.delete(id)
  }

  /** Undoes the last step, a plugin's uncommitted actions first. False when there is none. */
  undo(): boolean {
    return this.store.undo()
  }

  redo(): boolean {
    return this.store.redo()
  }

  /** Clears the undo history, as for a document just opened. */
  forgetHistory(): void {
    this.store.settle()
    this.store.history.clear()
  }

  /** The steps that can be undone, oldest first, up to 200. */
  undoSteps(): readonly Step[] {
    this.store.settle()
    return this.store.history.steps
  }

  get canUndo(): boolean {
    return this.store.history.canUndo
  }

  get canRedo(): boolean {
    return this.store.history.canRedo
  }

  /** The pages' nodes as plain data, with boxes as they are drawn now. */
  tree(): TreeNode[] {
    return tree(this.store)
  }

  /** Visible, unlocked nodes under a point of the current page: the page's child first, the deepest last. */
  nodesAt(point: Point): string[] {
    return nodesAt(this.graph, this.currentPageId, point)
  }

  /**
   * Replaces the whole document. Rejects when the bytes are not a .fig file and keeps the document then. Calls
   * `leaving` just before the replacement, to close a running plugin. Resolves to the font families that are missing: Inter
   * is drawn in their place where the file keeps no outlines of a text.
   */
  async loadFig(bytes: Uint8Array, name: string, leaving?: () => void): Promise<readonly string[]> {
    const graph = await parseFigFile(zipped(bytes).slice().buffer)
    thaw(graph)
    const missing = await this.store.renderer.prepare(graph, graph.rootId)
    leaving?.()
    this.replace(graph, name)
    return missing
  }

  /** Replaces the document with an empty one of one page. No plugin may run on it. */
  clear(): void {
    this.replace(new SceneGraph(), this.name)
  }

  /**
   * Puts a PNG, JPEG or GIF on the current page as a frame of that size, or its own, right of everything else, so that it
   * covers nothing; gives the frame's id. Throws as figma.createImage does.
   */
  addImage(bytes: Uint8Array, name: string, wanted?: Size): string {
    return this.edit(() => {
      const { figma } = this
      const imageHash = addImage(this.graph, bytes)
      const size = wanted ?? imageSize(this.graph, imageHash)
      const ends = figma.currentPage.children.map(
        (node) => (node.absoluteBoundingBox?.x ?? 0) + node.width + 100
      )
      const frame = figma.createFrame()
      frame.name = name
      frame.x = Math.max(0, ...ends)
      if (size) frame.resize(size.width, size.height)
      frame.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }]
      return frame.id
    })
  }

  /** A node's picture as its exportAsync gives it. */
  async exportPng(id: string, scale = 1): Promise<Uint8Array> {
    const node = this.store.settled(id)
    if (!node) throw new Error(`The node with id "${id}" does not exist`)
    const constraint = { type: 'SCALE', value: scale } as const
    return exportPng(new NodeCore(this.session, id, node.type), { format: 'PNG', constraint })
  }

  /** The relaunch buttons of a node: what Figma shows in its properties panel. */
  relaunchButtons(id: string): { command: string; description: string }[] {
    const node = this.store.graph.getNode(id)
    const buttons = Object.entries(node ? relaunchData(node) : {})
    return buttons.map(([command, description]) => ({ command, description }))
  }

  /** Calls `listener` after a visible change of nodes, images, pages or selection. Returns a function that stops it. */
  onChange(listener: (changes: ChangeReport) => void): () => void {
    return this.store.listen(listener)
  }

  private replace(graph: SceneGraph, name: string): void {
    this.store.replace(graph, name)
    this.session.nodes.clear()
  }
}

/** An empty document with one page. */
export function openDocument(renderer: Renderer, name = 'Untitled'): DesignDocument {
  const store = new Store(renderer)
  store.name = name
  return new DesignDocument(store)
}

/** Older files are what newer ones hold as `canvas.fig` in a zip. */
function zipped(bytes: Uint8Array): Uint8Array {
  const isBare = String.fromCharCode(...bytes.subarray(0, 8)) === 'fig-kiwi'
  return isBare ? zipSync({ 'canvas.fig': [bytes, { level: 0 }] }) : bytes
}

/** Makes frames of a file lay out again when their content changes; OpenPencil keeps them as they were read. */
function thaw(graph: SceneGraph): void {
  for (const node of graph.nodes.values()) {
    if (node.type !== 'FRAME') continue
    node.source = { ...node.source, format: null }
    node.figmaDerivedLayout = null
  }
}
