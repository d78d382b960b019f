import type { Gathered } from '../document/changes'
import { named } from '../facade/compose'
import { Emitter } from '../facade/emitter'
import type { Session } from '../facade/session'
import { nodeChanges } from './node-changes'

interface Events {
  selectionchange: []
  currentpagechange: []
  close: []
  run: [RunEvent]
  documentchange: [DocumentChangeEvent]
}

/** Events of Figma's that never happen in this host; listening is allowed. */
const SILENT = new Set(['drop', 'stylechange', 'slidesviewchange', 'canvasviewchange'])
const NAMES = new Set(['selectionchange', 'currentpagechange', 'close', 'run', 'documentchange'])

type Callback = (event: never) => unknown
/** The listener of any event: which it is, its name has said. */
type Listener = (event: RunEvent) => unknown

export interface PluginEvents {
  on: (type: string, callback: Callback) => void
  once: (type: string, callback: Callback) => void
  off: (type: string, callback: Callback) => void
  emit: Emitter<Events>['emit']
  /** Tells the plugin what changed in the document. */
  report: (gathered: Gathered) => void
  clear: () => void
}

export function createEvents(session: Session): PluginEvents {
  const emitter = new Emitter<Events>(session.guard)

  const add = (label: string, once: boolean) => (type: string, callback: Callback) =>
    named(label, () => {
      if (typeof callback !== 'function') throw new Error('Expected a function')
      if (SILENT.has(type)) return
      if (!NAMES.has(type)) throw new Error(`"${type}" is not a valid event name`)
      if (type === 'documentchange') assertAllLoaded(session)
      emitter.add(type as 'run', callback as Listener, once)
    })

  return {
    on: add('on', false),
    once: add('once', true),
    off: (type, callback) => emitter.remove(type as 'run', callback as Listener),
    emit: (...event) => emitter.emit(...event),
    report({ nodes, selection, page }) {
      if (page) emitter.emit('currentpagechange')
      if (selection) emitter.emit('selectionchange')
      const changes = nodeChanges(session, nodes)
      if (changes.length === 0) return
      if (emitter.has('documentchange'))
        emitter.emit('documentchange', { documentChanges: changes })
      for (const [pageId, events] of session.pageEvents) {
        const here = new Set(nodes.filter((node) => node.pageId === pageId).map(({ id }) => id))
        const nodeChangesHere = changes.filter(({ id }) => here.has(id))
        if (nodeChangesHere.length > 0) events.emit('nodechange', { nodeChanges: nodeChangesHere })
      }
    },
    clear() {
      emitter.clear()
      for (const events of session.pageEvents.values()) events.clear()
    }
  }
}

function assertAllLoaded({ dynamicPages, loadedPages, store }: Session): void {
  if (!dynamicPages || store.graph.getPages().every(({ id }) => loadedPages.has(id))) return
  throw new Error(
    'Cannot register documentchange handler with documentAccess: dynamic-page without calling figma.loadAllPagesAsync first.'
  )
}
