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
import { arc, vector } from './nodes/shapes'
import { devStatus } from './nodes/dev-status'
import { hidesContents } from '../document/render-bounds'
import { expectBoolean } from './validation'
import { explicitModes, resolvedModes } from './nodes/variable-modes'
import type { NodeObject } from './node-core'

const documentNode = mixin<DocumentNode>({ documentColorProfile: { get: () => 'SRGB' } })
const every = [baseNode, pluginData]
const exported = [exportable, neverThere([], 'exportSettings')]
const modes = [explicitModes, resolvedModes]
const layer = [
  ...[...every, sceneNode, blend, layout, layoutChild, ...exported, clonable, ...modes],
  neverThere('', 'effectStyleId')
]
const reactions = neverThere([], 'reactions')
const styled = neverThere('', 'fillStyleId strokeStyleId')
const painted = [...layer, geometry, styled]
const shape = [...painted, constraints, annotated]

const sectionFills = pick(geometry, ['fills'])
/** The old name of fills, which groups have, too. */
const backgrounds = Object.defineProperty(
  {},
  'backgrounds',
  Object.getOwnPropertyDescriptor(geometry, 'fills') ?? {}
)

const frames = [
  ...[...shape, individualStrokes, children, container, corner, autoLayout, backgrounds],
  ...[neverThere([], 'guides layoutGrids'), neverThere('', 'gridStyleId backgroundStyleId')],
  devStatus
]

const frame = [...frames, reactions]
const leaf = [...shape, reactions]

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
  ...[...every, sceneNode, children, ...exported, clonable, sectionFills, styled, ...modes],
  devStatus,
  contentsHidden,
  omit(layout, ['rotation', 'absoluteRenderBounds', 'rescale'])
]

/** The members of each type of node: `'fills' in node` tells a frame from a group, as in Figma. */
const MIXINS: Partial<Record<NodeType, readonly object[]>> = {
  DOCUMENT: [...every, children, documentNode],
  PAGE: [...every, children, page, ...exported, explicitModes, neverThere([], 'guides')],
  FRAME: frame,
  COMPONENT: [...frame, component],
  COMPONENT_SET: frames,
  INSTANCE: [...frame, instance],
  SECTION: section,
  GROUP: [
    ...layer,
    reactions,
    children,
    container,
    backgrounds,
    neverThere('', 'backgroundStyleId')
  ],
  BOOLEAN_OPERATION: [...painted, reactions, children, container],
  RECTANGLE: [...leaf, individualStrokes, corner],
  TEXT: [...leaf, text, neverThere('', 'textStyleId')],
  VECTOR: [...leaf, vector],
  ELLIPSE: [...leaf, arc],
  LINE: leaf,
  POLYGON: leaf,
  STAR: leaf
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

/**
 * Members that say what a layer has none of in this host: they answer as Figma does of a layer without, and
 * refuse everything else.
 */
function neverThere(empty: '' | readonly never[], names: string): object {
  const members = names
    .split(' ')
    .map((name): [string, PropertyDescriptor & ThisType<NodeObject>] => [
      name,
      {
        enumerable: true,
        get: () => empty,
        set(value: unknown) {
          if (JSON.stringify(value) === JSON.stringify(empty)) return
          throw new Error(`This host, which is not Figma, has no ${name}`)
        }
      }
    ])
  return Object.defineProperties({}, Object.fromEntries(members))
}
