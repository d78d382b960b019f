import { composePrototype } from './compose'
import { CORE, NodeCore } from './node-core'
import { figmaType } from './node-types'
import { autoLayout } from './nodes/auto-layout'
import { baseNode } from './nodes/base-node'
import { blend } from './nodes/blend'
import { children } from './nodes/children'
import { clonable } from './nodes/clonable'
import { component, instance } from './nodes/component'
import { corner } from './nodes/corner'
import { documentNode } from './nodes/document'
import { exportable } from './nodes/export'
import { geometry } from './nodes/geometry'
import { individualStrokes } from './nodes/individual-strokes'
import { layout } from './nodes/layout'
import { layoutChild } from './nodes/layout-child'
import { page } from './nodes/page'
import { pluginData } from './nodes/plugin-data'
import { container, sceneNode } from './nodes/scene-node'
import { sizeLimits } from './nodes/size-limits'
import { text } from './nodes/text'
import { vector } from './nodes/vector'
import type { Session } from './session'

const every = [baseNode, pluginData]
const placed = [layout, layoutChild, sizeLimits]
const layer = [...every, sceneNode, blend, ...placed, exportable, clonable]
const shape = [...layer, geometry]
const frame = [...shape, individualStrokes, children, container, corner, autoLayout]

const sectionFills = pick(geometry, ['fills'])

/** The members of each type of node: `'fills' in node` tells a frame from a group, as in Figma. */
const MIXINS: Partial<Record<NodeType, readonly object[]>> = {
  DOCUMENT: [...every, documentNode],
  PAGE: [...every, children, page, exportable],
  FRAME: frame,
  COMPONENT: [...frame, component],
  COMPONENT_SET: frame,
  INSTANCE: [...frame, instance],
  SECTION: [...every, sceneNode, layout, children, exportable, clonable, sectionFills],
  GROUP: [...layer, children, container],
  BOOLEAN_OPERATION: [...shape, children, container],
  RECTANGLE: [...shape, individualStrokes, corner],
  TEXT: [...shape, text],
  VECTOR: [...shape, vector],
  ELLIPSE: shape,
  LINE: shape,
  POLYGON: shape,
  STAR: shape
}

const prototypes = new Map<NodeType, object>()

/** The node object of a session: the same one each time, as long as the node keeps its type. */
export function nodeObject(session: Session, id: string): object {
  const known = session.nodes.get(id)
  if (known) return known
  const node = session.store.graph.getNode(id)
  if (!node) throw new Error(`The node with id "${id}" does not exist`)
  const type = figmaType(session.store.graph, node)
  const object = Object.create(prototypeOf(type)) as object
  Object.defineProperty(object, CORE, { value: new NodeCore(session, id, node.type) })
  session.nodes.set(id, object)
  return object
}

/** Some members of a mixin, still computed when they are read. */
function pick(mixin: object, names: readonly string[]): object {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(mixin))
  const picked = descriptors.filter(([name]) => names.includes(name))
  return Object.defineProperties<object>({}, Object.fromEntries(picked))
}

function prototypeOf(type: NodeType): object {
  const prototype = prototypes.get(type) ?? composePrototype(type, MIXINS[type] ?? layer)
  prototypes.set(type, prototype)
  return prototype
}
