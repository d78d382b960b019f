import { parseFigFile, SceneGraph } from '@open-pencil/core'
import type { DesignDocument, DocumentChanged, Renderer } from './contract'
import type { Size } from './document/matrix'
import { documentApi } from './facade/document-api'
import { exportPng } from './facade/export-png'
import { NodeCore } from './facade/node-core'
import { prototypeOf } from './facade/prototypes'
import { newSession } from './facade/session'
import { nodesAt, tree } from './document/tree'
import { addImage, imageSize } from './document/images'
import { Store } from './document/store'

/** Leads from a document to its store, for `runPlugin`. */
const stores = new WeakMap<DesignDocument, Store>()

export function storeOf(document: DesignDocument): Store {
  const store = stores.get(document)
  if (!store) throw new Error('This document was not opened by openDocument.')
  return store
}

/** An empty document with one page, or one that another person has open already. */
export function openDocument({
  renderer,
  name = 'Untitled',
  first
}: {
  renderer: Renderer
  name?: string
  first?: Store
}): DesignDocument {
  const store = new Store(renderer, first)
  store.name = name
  const session = newSession({ store, prototypeOf })
  const figma = documentApi(session)

  const document: DesignDocument = {
    figma,
    get graph() {
      store.settle()
      return store.graph
    },
    get name() {
      return store.name
    },
    get currentPageId() {
      return store.currentPageId
    },
    setCurrentPage(id) {
      if (store.graph.getNode(id)?.type === 'CANVAS') store.currentPageId = id
    },
    get selection() {
      return store.selection()
    },
    select: (ids) => store.select(ids),
    edit(change) {
      store.commit()
      try {
        return change()
      } finally {
        store.commit()
      }
    },
    undo: () => store.undo(),
    redo: () => store.redo(),
    forgetHistory() {
      store.settle()
      store.history.clear()
    },
    undoSteps() {
      store.settle()
      return store.history.steps
    },
    get canUndo() {
      return store.history.canUndo
    },
    get canRedo() {
      return store.history.canRedo
    },
    tree: () => tree(store),
    nodesAt(point) {
      store.settle()
      return nodesAt(store.graph, store.currentPageId, point)
    },
    async loadFig(bytes, fileName, leaving) {
      const graph = await parseFigFile(bytes.slice().buffer)
      thaw(graph)
      leaving?.()
      store.replace(graph, fileName)
      session.nodes.clear()
    },
    clear() {
      store.replace(new SceneGraph(), name)
      session.nodes.clear()
    },
    addImage(bytes, imageName, wanted) {
      return Promise.resolve().then(() =>
        document.edit(() => placeImage(store, figma, bytes, imageName, wanted))
      )
    },
    exportPng(id, scale = 1) {
      const node = store.settled(id)
      if (!node) return Promise.reject(new Error(`The node with id "${id}" does not exist`))
      const constraint = { type: 'SCALE', value: scale } as const
      return exportPng(new NodeCore(session, id, node.type), { format: 'PNG', constraint })
    },
    relaunchButtons(id) {
      const entries = store.graph.getNode(id)?.pluginRelaunchData ?? []
      return entries
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ command, message }) => ({ command, description: message }))
    },
    onChange(listener) {
      return store.listen(({ nodes, selection, page }) => {
        const changed: DocumentChanged = { nodes: nodes.length > 0, selection, page }
        listener(changed)
      })
    }
  }
  stores.set(document, store)
  return document
}

/** OpenPencil keeps frames of a file as they were read, also when what is in them changes: they are to lay out anew. */
function thaw(graph: SceneGraph): void {
  for (const node of graph.nodes.values()) {
    if (node.type !== 'FRAME') continue
    node.source = { ...node.source, format: null }
    node.figmaDerivedLayout = null
  }
}

/** Right of everything else, so that nothing is covered. */
function placeImage(
  store: Store,
  figma: DesignDocument['figma'],
  bytes: Uint8Array,
  name: string,
  wanted: Size | undefined
): string {
  const hash = addImage(store, bytes)
  const size = wanted ?? imageSize(store, hash)
  const frame = figma.createFrame()
  const boxes = figma.currentPage.children.filter(({ id }) => id !== frame.id)
  const right = Math.max(
    0,
    ...boxes.map((node) => (node.absoluteBoundingBox?.x ?? 0) + node.width + 100)
  )
  frame.name = name
  frame.x = right
  if (size) frame.resize(size.width, size.height)
  frame.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }]
  return frame.id
}
