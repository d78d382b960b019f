import { composePrototype } from './compose'
import {
  blend,
  container,
  corner,
  geometry,
  individualStrokes,
  sceneNode
} from './nodes/appearance'
import { autoLayout, constraints, layoutChild } from './nodes/auto-layout'
import { annotated } from './nodes/annotations'
import { baseNode } from './nodes/base-node'
import { children } from './nodes/children'
import { clonable, component, instance } from './nodes/component'
import { exportable } from './export-png'
import { layout } from './nodes/layout'
import { page } from './nodes/page'
import { pluginData } from './nodes/plugin-data'
import { mixin } from './nodes/property'
import { text } from './nodes/text'
import { vector } from './nodes/vector'
import { devStatus } from './nodes/dev-status'
import { hidesContents } from '../document/render-bounds'
import { expectBoolean } from './validation'
import { explicitModes, resolvedModes } from './nodes/variable-modes'

const every = [baseNode, pluginData]
const modes = [explicitModes, resolvedModes]
const layer = [...[...every, sceneNode, blend, layout, layoutChild, exportable, clonable, ...modes]]
const painted = [...layer, geometry]
const shape = [...painted, constraints, annotated]
const frame = [...[...shape, individualStrokes, children, container, corner, autoLayout, devStatus]]

/** A section's contents are hidden together, without a mark on each. */
const contentsHidden = mixin<SectionNode>({
  sectionContentsHidden: {
    get: ({ node }) => hidesContents(node),
    set: (core, value, name) => {
      const hidden = expectBoolean(name, value)
      core.update({ overrides: { ...core.node.overrides, contentsHidden: hidden } })
    }
  }
})

const section = [
  ...[...every, sceneNode, children, exportable, clonable, pick(geometry, ['fills']), ...modes],
  devStatus,
  contentsHidden,
  omit(layout, ['rotation', 'absoluteRenderBounds', 'rescale'])
]

/** The members of each type of node: `'fills' in node` tells a frame from a group, as in Figma. */
const MIXINS: Partial<Record<NodeType, readonly object[]>> = {
  DOCUMENT: [...every, children],
  PAGE: [...every, children, page, exportable, explicitModes],
  FRAME: frame,
  COMPONENT: [...frame, component],
  COMPONENT_SET: frame,
  INSTANCE: [...frame, instance],
  SECTION: section,
  GROUP: [...layer, children, container],
  BOOLEAN_OPERATION: [...painted, children, container],
  RECTANGLE: [...shape, individualStrokes, corner],
  TEXT: [...shape, text],
  VECTOR: [...shape, vector],
  ELLIPSE: shape,
  LINE: shape,
  POLYGON: shape,
  STAR: shape
}

const prototypes = new Map<NodeType, object>()

/** Some members of a mixin, still computed when they are read. */
function pick(mixin: object, names: readonly string[]): object {
  return select(mixin, (name) => names.includes(name))
}

function omit(mixin: object, names: readonly string[]): object {
  return select(mixin, (name) => !names.includes(name))
}

function select(mixin: object, wanted: (name: string) => boolean): object {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(mixin))
  const selected = descriptors.filter(([name]) => wanted(name))
  return Object.defineProperties<object>({}, Object.fromEntries(selected))
}

/** What some node has: others have it not in Figma either. */
const known = new Set(Object.values(MIXINS).flat().flatMap(Object.getOwnPropertyNames))

/** The prototype of all nodes of a type, made at the first use. */
export function prototypeOf(type: NodeType): object {
  const prototype =
    prototypes.get(type) ??
    composePrototype(type, MIXINS[type] ?? layer, (member) => !known.has(member))
  prototypes.set(type, prototype)
  return prototype
}
