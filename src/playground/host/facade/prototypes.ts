import { composePrototype } from './compose'
import {
  blend,
  container,
  corner,
  filled,
  individualStrokes,
  sceneNode,
  stroked
} from './nodes/appearance'
import { autoLayout, constraints, layoutChild } from './nodes/auto-layout'
import { baseNode } from './nodes/base-node'
import { children } from './nodes/children'
import { clonable, component, instance } from './nodes/component'
import { exportable } from './export-png'
import { dimensions, layout, transformed } from './nodes/layout'
import { page } from './nodes/page'
import { pluginData } from './nodes/plugin-data'
import { members } from './nodes/members'
import { text, textOnPath } from './nodes/text'
import { vector } from './nodes/vector'
import { devStatus } from './nodes/dev-status'
import { hidesContents } from '../document/render-bounds'
import { expectBoolean } from './validation'
import { explicitModes, resolvedModes } from './variables'

const every = [baseNode, pluginData]
const placed = [
  ...every,
  sceneNode,
  dimensions,
  layout,
  exportable,
  clonable,
  explicitModes,
  resolvedModes
]
const layer = [...placed, transformed, blend, layoutChild]
const painted = [...layer, filled, stroked]
const shape = [...painted, constraints]
const holder = [children, container]
const frame = [...shape, ...holder, individualStrokes, corner, autoLayout, devStatus]

/** A section's contents are hidden together, without a mark on each. */
const contentsHidden = members<SectionNode>({
  sectionContentsHidden: {
    get: ({ node }) => hidesContents(node),
    set: (core, value, name) => {
      const hidden = expectBoolean(name, value)
      core.update({ overrides: { ...core.node.overrides, contentsHidden: hidden } })
    }
  }
})

/** The members of each type of node: `'fills' in node` tells a frame from a group, as in Figma. */
const MEMBERS: Partial<Record<NodeType, readonly object[]>> = {
  DOCUMENT: [...every, children],
  PAGE: [...every, children, page, exportable, explicitModes],
  FRAME: frame,
  COMPONENT: [...frame, component],
  COMPONENT_SET: frame,
  INSTANCE: [...frame, instance],
  SECTION: [...placed, children, filled, devStatus, contentsHidden],
  GROUP: [...layer, ...holder],
  SLOT: frame,
  TEXT_PATH: [...shape, textOnPath],
  TRANSFORM_GROUP: [...layer, ...holder],
  WIDGET: [...every, sceneNode, dimensions, exportable, clonable],
  BOOLEAN_OPERATION: [...painted, ...holder],
  RECTANGLE: [...shape, individualStrokes, corner],
  TEXT: [...shape, textOnPath, text],
  VECTOR: [...shape, vector],
  ELLIPSE: shape,
  LINE: shape,
  POLYGON: shape,
  STAR: shape
}

const prototypes = new Map<NodeType, object>()

/** Members of any node; nodes that lack one here lack it in Figma too. */
const known = new Set(Object.values(MEMBERS).flat().flatMap(Object.keys))

/** The prototype of all nodes of a type, made at the first use. */
export function prototypeOf(type: NodeType): object {
  const prototype =
    prototypes.get(type) ??
    composePrototype(type, MEMBERS[type] ?? layer, (member) => !known.has(member))
  prototypes.set(type, prototype)
  return prototype
}
