import type { ChangeReport, NodeChanged } from '../document/changes'
import { Emitter } from '../facade/emitter'
import type { Session } from '../facade/session'
import { nodeObject } from '../facade/node-core'

interface Events {
  selectionchange: []
  currentpagechange: []
  close: []
  run: [RunEvent]
  stylechange: [StyleChangeEvent]
}

const NAMES = ['selectionchange', 'currentpagechange', 'close', 'run', 'stylechange'] as const

type Callback = (event: never) => unknown
/** The listener of any event; the event's name determines its type. */
type Listener = (event: RunEvent) => unknown

export function createEvents(session: Session) {
  const emitter = new Emitter<Events>(session.guard, NAMES)

  return {
    on: (type: string, callback: Callback): void => {
      if (typeof callback !== 'function') throw new Error('Expected a function')
      emitter.add(type as 'run', callback as Listener)
    },
    off: (type: string, callback: Callback): void => {
      emitter.remove(type as 'run', callback as Listener)
    },
    emit: ((...event) => emitter.emit(...event)) as Emitter<Events>['emit'],
    /** Reports changes of the document to the plugin. */
    report({ nodes, selection, page }: ChangeReport): void {
      if (page) emitter.emit('currentpagechange')
      if (selection) emitter.emit('selectionchange')
      const changes = nodeChanges(session, nodes)
      if (changes.length === 0) return
      for (const [pageId, events] of session.pageEvents) {
        const here = new Set(nodes.filter((node) => node.pageId === pageId).map(({ id }) => id))
        const nodeChangesHere = changes.filter(({ id }) => here.has(id))
        if (nodeChangesHere.length > 0) events.emit('nodechange', { nodeChanges: nodeChangesHere })
      }
    },
    clear(): void {
      emitter.clear()
      for (const events of session.pageEvents.values()) events.clear()
    }
  }
}

/** Figma's names by OpenPencil's where they differ; null for changes not reported to plugins. */
const PROPERTIES: Record<string, NodeChangeProperty[] | null> = {
  x: ['x', 'relativeTransform'],
  y: ['y', 'relativeTransform'],
  rotation: ['rotation', 'relativeTransform'],
  flipX: ['relativeTransform'],
  flipY: ['relativeTransform'],
  text: ['characters'],
  fontFamily: ['fontName'],
  fontWeight: ['fontName'],
  italic: ['fontName'],
  primaryAxisSizing: ['primaryAxisSizingMode'],
  counterAxisSizing: ['counterAxisSizingMode'],
  primaryAxisAlign: ['primaryAxisAlignItems'],
  counterAxisAlign: ['counterAxisAlignItems'],
  layoutAlignSelf: ['layoutAlign'],
  horizontalConstraint: ['constraints'],
  verticalConstraint: ['constraints'],
  childIds: null,
  source: null,
  overrides: null,
  independentCorners: null,
  independentStrokeWeights: ['strokeWeight'],
  // Figma's own spelling.
  borderTopWeight: ['stokeTopWeight'],
  borderRightWeight: ['strokeRightWeight'],
  borderBottomWeight: ['strokeBottomWeight'],
  borderLeftWeight: ['strokeLeftWeight'],
  pluginRelaunchData: ['pluginData'],
  textPicture: null,
  figmaDerivedTextGlyphs: null
}

/** The changes in the form of Figma's events. */
function nodeChanges(session: Session, changed: readonly NodeChanged[]): NodeChange[] {
  return changed.flatMap((change): NodeChange[] => {
    const { id, kind, origin, type } = change
    if (kind === 'deleted') {
      const node = { removed: true, type, id } as RemovedNode
      return [{ type: 'DELETE', id, origin, node }]
    }
    if (!session.store.graph.nodes.has(id)) return []
    const node = nodeObject(session, id) as SceneNode
    if (kind === 'created') return [{ type: 'CREATE', id, origin, node }]
    const properties = propertiesOf(change)
    return properties.length > 0 ? [{ type: 'PROPERTY_CHANGE', id, origin, node, properties }] : []
  })
}

function propertiesOf({ keys }: NodeChanged): NodeChangeProperty[] {
  const names = [...keys].flatMap((key) => {
    const known = PROPERTIES[key]
    return known === null ? [] : (known ?? [key])
  })
  return [...new Set(names)] as NodeChangeProperty[]
}
