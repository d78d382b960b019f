import type { NodeChanged } from '../document/changes'
import { nodeObject } from '../facade/node-object'
import type { Session } from '../facade/session'

/** OpenPencil's names to Figma's, where they differ; null is nothing a plugin hears of. */
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

const TYPES: Partial<Record<NodeChanged['type'], NodeType>> = {
  CANVAS: 'PAGE',
  ROUNDED_RECTANGLE: 'RECTANGLE'
}

/** The changes as Figma's events tell them. */
export function nodeChanges(session: Session, changed: readonly NodeChanged[]): NodeChange[] {
  return changed.flatMap((change): NodeChange[] => {
    const { id, kind, origin } = change
    if (kind === 'deleted') {
      const node = { removed: true, type: TYPES[change.type] ?? change.type, id } as RemovedNode
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
