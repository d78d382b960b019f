import type {
  FoundTry,
  UnreadTry,
  FrameDocument,
  LayerData,
  MainCalls,
  OverlayState,
  PageOverview,
  ReadResult,
  ResultRef,
  SelectedNode,
  StoredResult
} from '../../../src/bridge'
import { GlanceError } from '../../../src/errors'
import type {
  AdRecord,
  Brief,
  JournalEntry,
  LayerTree,
  MapName,
  ResultRecord
} from '../../../src/file'

export interface FakeMain extends MainCalls {
  /** What was called, in order, as `name` or `name:detail`. */
  calls: string[]
  journal: Map<string, JournalEntry>
  results: Map<string, ReadResult>
  images: Map<string, Uint8Array>
  /** What frames are exported as, by node id; the sample where there is none. */
  exports: Map<string, Uint8Array>
  /** By node id; the file's own under null. */
  briefs: Map<string | null, Brief>
  ads: Map<string, AdRecord>
  /** By node id; a frame alone where there is none. */
  trees: Map<string, LayerTree>
  layerData: Map<string, LayerData>
  /** Boards on the canvas: the frames each is of, by its id. */
  boards: Map<string, string[]>
  /** What can be selected. */
  selectable: SelectedNode[]
  page: PageOverview
  /** Frames made of pages and strips, in order. */
  frames: string[]
  /** Copies that changes are tried on, and those that are no longer on the canvas. */
  copies: (FoundTry | UnreadTry)[]
  deleted: Set<string>
  /** Hands a document to the panel. */
  push: (nodeId: string, document: FrameDocument) => void
  /** Whether main heard of every edit since a run's export. */
  heardAll: boolean
  /** Runs before a call is answered; it may throw, or wait. */
  before: (call: string) => void | Promise<void>
}

/** The main thread as the panel sees it, in memory. */
export function fakeMain(png: Uint8Array, width: number, height: number): FakeMain {
  const images = new Map<string, Uint8Array>()
  const kept = new Map<string, MapName[]>()

  async function heard(call: string): Promise<void> {
    main.calls.push(call)
    await main.before(call)
  }

  function layerData(nodeId: string): LayerData {
    return main.layerData.get(nodeId) ?? { shares: null, mainAction: null, history: [], faults: [] }
  }

  let revision = 0

  function documentOf(nodeId: string): FrameDocument {
    const read = main.results.get(nodeId) ?? { state: 'none' as const }
    return structuredClone({ nodeId, revision: ++revision, read, data: layerData(nodeId) })
  }

  /** The result of a run; null when another run's has taken its place. */
  function ofRun({ nodeId, runId }: ResultRef): StoredResult | null {
    const found = main.results.get(nodeId)
    if (found?.state !== 'found') throw gone('no_result')
    return found.result.record.runId === runId ? found.result : null
  }

  /** Changes a run's result in the file. */
  function rewrite(of: ResultRef, change: (result: StoredResult) => Partial<StoredResult>) {
    const result = ofRun(of)
    if (result === null) return 'replaced'
    main.results.set(of.nodeId, { state: 'found', result: { ...result, ...change(result) } })
    return 'done'
  }

  function boardOf(nodeIds: readonly string[]): string | null {
    const wanted = [...nodeIds].sort().join()
    return [...main.boards].find(([, ids]) => [...ids].sort().join() === wanted)?.[0] ?? null
  }

  const main: FakeMain = {
    readPart: () => Promise.reject(new Error('not used')),
    calls: [],
    journal: new Map(),
    results: new Map(),
    images,
    exports: new Map(),
    briefs: new Map(),
    ads: new Map(),
    trees: new Map(),
    layerData: new Map(),
    boards: new Map(),
    selectable: [],
    page: { frames: [], leftOut: 0, results: [] },
    frames: [],
    copies: [],
    deleted: new Set(),
    push: () => undefined,
    heardAll: true,
    before: () => undefined,
    start: () => Promise.reject(new Error('The stores are started by the test.')),
    exportPicture: async (nodeId) => {
      await heard('exportPicture')
      return {
        png: (main.exports.get(nodeId) ?? png).slice(),
        title: 'Landing',
        width,
        height,
        scale: 1
      }
    },
    lookAt: (nodeId, scale) => main.exportPicture(nodeId, scale),
    keepMap: async (runId, map, image) => {
      await heard(`keepMap:${map}`)
      const hash = `${runId}-${map}`
      images.set(hash, image)
      kept.set(runId, [...(kept.get(runId) ?? []), map])
      return { hash, width, height }
    },
    place: async ({ runId, nodeId, record, layers, overlay }) => {
      await heard('place')
      const missing = Object.keys(record.maps).filter(
        (map) => !kept.get(runId)?.includes(map as MapName)
      )
      if (missing.length > 0) throw new Error(`Never given: ${missing.join(', ')}`)
      const result: StoredResult = {
        nodeId,
        record,
        texts: { summary: null, recommendations: null },
        overlay: { visible: true, ...overlay }
      }
      main.results.set(nodeId, { state: 'found', result })
      const shares = layers?.shares ?? null
      const history = [...layerData(nodeId).history, historyEntry(record)]
      main.layerData.set(nodeId, { ...layerData(nodeId), shares, history })
      return { ...documentOf(nodeId), heardAll: main.heardAll }
    },
    keepImage: async (runId, name, image) => {
      await heard(`keepImage:${name}`)
      const hash = `${runId}-${name}`
      images.set(hash, image)
      return { hash, width, height }
    },
    placePicture: async ({ runId, name }) => {
      await heard(`placePicture:${runId}`)
      return `page-${main.frames.push(name)}`
    },
    readBriefs: async (nodeId) => {
      await heard(`readBriefs:${nodeId ?? 'file'}`)
      const frame = nodeId === null ? null : (main.briefs.get(nodeId) ?? null)
      return { file: main.briefs.get(null) ?? null, frame }
    },
    saveBrief: async (nodeId, brief) => {
      await heard(`saveBrief:${nodeId ?? 'file'}`)
      if (brief === null) main.briefs.delete(nodeId)
      else main.briefs.set(nodeId, brief)
    },
    readAd: async (nodeId) => {
      await heard('readAd')
      return main.ads.get(nodeId) ?? null
    },
    saveAd: async (nodeId, record) => {
      await heard('saveAd')
      main.ads.set(nodeId, record)
    },
    readLayers: async (nodeId) => {
      await heard('readLayers')
      const { nodes, leftOut } = main.trees.get(nodeId) ?? { nodes: [], leftOut: 0 }
      return { parts: [JSON.stringify(nodes)], leftOut }
    },
    selectLayer: (_, layerId) => heard(`selectLayer:${layerId}`),
    saveMainAction: async (of, mainAction) => {
      await heard('saveMainAction')
      if (ofRun(of) === null) return 'replaced'
      main.layerData.set(of.nodeId, { ...layerData(of.nodeId), mainAction })
      return 'done'
    },
    placeDifference: async ({ runId, of, image, against }) => {
      await heard(`placeDifference:${runId}`)
      const overlay: OverlayState = { visible: true, map: 'difference', opacity: 1 }
      return rewrite(of, ({ record }) => {
        const maps = { ...record.maps, difference: image }
        return { record: { ...record, maps, difference: against }, overlay }
      })
    },
    addMaps: async ({ of, maps }) => {
      await heard('addMaps')
      return rewrite(of, ({ record }) => ({
        record: { ...record, maps: { ...record.maps, ...maps } }
      }))
    },
    placeBoard: async ({ runId, variants }) => {
      await heard(`placeBoard:${runId}`)
      const frames = variants.map(({ nodeId }) => nodeId)
      const id = boardOf(frames) ?? `board-${main.boards.size + 1}`
      main.boards.set(id, frames)
      return id
    },
    findBoard: async (nodeIds) => {
      await heard('findBoard')
      return boardOf(nodeIds)
    },
    removeBoard: async (boardId) => {
      await heard('removeBoard')
      main.boards.delete(boardId)
      return 'done'
    },
    tryChange: async ({ of, change, followedId, watched, name }) => {
      await heard(`tryChange:${change.kind}`)
      if (ofRun(of) === null) return 'replaced'
      const nodeId = `copy-${main.copies.length + 1}`
      const copy = { nodeId, of, change, watched, followedIds: [followedId], name }
      main.copies.push(copy)
      return copy
    },
    discardTry: async (nodeId) => {
      await heard(`discardTry:${nodeId}`)
      main.deleted.add(nodeId)
    },
    keepTry: async (nodeId) => {
      await heard(`keepTry:${nodeId}`)
      main.copies = main.copies.filter((copy) => copy.nodeId !== nodeId)
    },
    applyChange: async ({ of, change }) => {
      await heard(`applyChange:${change.kind}`)
      return ofRun(of) === null ? 'replaced' : 'done'
    },
    readTries: async (nodeId) => {
      await heard(`readTries:${nodeId}`)
      return main.copies.filter((copy) => copy.of.nodeId === nodeId)
    },
    saveText: async (of, kind, markdown, briefHash) => {
      await heard(`saveText:${kind}`)
      const result = ofRun(of)
      if (result === null) return 'replaced'
      const { record, texts } = result
      texts[kind] = markdown
      if (briefHash === null) delete record.briefHash
      else if (briefHash !== undefined) record.briefHash = briefHash
      return 'done'
    },
    readFrame: async (nodeId) => {
      await heard('readFrame')
      if (main.deleted.has(nodeId)) throw gone('node_removed')
      return documentOf(nodeId)
    },
    readImage: async (hash) => {
      await heard(`readImage:${hash}`)
      const image = images.get(hash)
      if (image === undefined) throw gone()
      return image
    },
    setOverlay: async (of, change) => {
      await heard(`setOverlay:${JSON.stringify(change)}`)
      return rewrite(of, () => ({
        overlay: { visible: true, map: 'attention', opacity: 1, ...change }
      }))
    },
    removeOverlays: async (of) => {
      await heard('removeOverlays')
      return rewrite(of, () => ({ overlay: null }))
    },
    restoreOverlays: async (of, overlay) => {
      await heard('restoreOverlays')
      return rewrite(of, () => ({ overlay: { visible: true, ...overlay } }))
    },
    removeResult: async ({ nodeId, runId }) => {
      await heard('removeResult')
      if (main.deleted.has(nodeId)) throw gone('node_removed')
      const found = main.results.get(nodeId)
      if (found?.state === 'found' && found.result.record.runId !== runId) return 'replaced'
      main.results.delete(nodeId)
      main.layerData.delete(nodeId)
      return 'done'
    },
    tidyOverlays: async () => {
      await heard('tidyOverlays')
      return 0
    },
    saveSettings: () => heard('saveSettings'),
    keptInFile: () => Promise.resolve({ results: 0, overlays: 0, boards: 0, briefs: 0, bytes: 0 }),
    eraseFile: async () => {
      await heard('eraseFile')
      return { results: 0, overlays: 0, boards: 0, briefs: 0, bytes: 0 }
    },
    eraseComputer: () => heard('eraseComputer'),
    saveKey: (key) => heard(`saveKey:${key === null ? 'forget' : 'keep'}`),
    writeJournal: async (entry) => {
      await heard(`writeJournal:${entry.serviceId === null ? 'creating' : 'accepted'}`)
      main.journal.set(entry.runId, entry)
    },
    dropJournal: async (runId) => {
      await heard('dropJournal')
      main.journal.delete(runId)
    },
    selectNode: () => heard('selectNode'),
    showNodes: (nodeIds) => heard(`showNodes:${nodeIds.join()}`),
    selectNodes: async (nodeIds) => {
      await heard(`selectNodes:${nodeIds.join()}`)
      return { nodes: main.selectable.filter(({ id }) => nodeIds.includes(id)), leftOut: 0 }
    },
    readOverview: async () => {
      await heard('readOverview')
      return main.page
    },
    undo: () => heard('undo'),
    openUrl: () => heard('openUrl'),
    resizePanel: () => heard('resizePanel'),
    notify: () => heard('notify'),
    notifyDone: () => heard('notifyDone'),
    showPanel: () => heard('showPanel'),
    finish: (message) => heard(`finish:${message}`)
  }
  for (const name of WRITES) {
    const write = main[name] as (about: About, ...rest: unknown[]) => Promise<unknown>
    Object.assign(main, {
      [name]: async (about: About, ...rest: unknown[]) => {
        const answer = await write(about, ...rest)
        const { nodeId } = 'of' in about ? about.of : about
        main.push(nodeId, documentOf(nodeId))
        return answer
      }
    })
  }
  return main
}

type About = ResultRef | { of: ResultRef }

const WRITES = [
  'addMaps',
  'placeDifference',
  'removeOverlays',
  'removeResult',
  'restoreOverlays',
  'saveMainAction',
  'saveText',
  'setOverlay'
] as const

function historyEntry({ runId, finishedAt, provider, medium, scores, picture }: ResultRecord) {
  const known = { runId, finishedAt, provider, medium, scores, pictureHash: picture.hash }
  return { ...known, focus: null, primary: null }
}

export function gone(code = 'node_gone'): GlanceError {
  return new GlanceError({
    code,
    message: 'The frame is no longer in the file.',
    advice: '',
    sent: 'no'
  })
}
