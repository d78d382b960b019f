import { parentOf } from '../../document/transforms'
import type { NodeCore } from '../node-core'
import { expectBoolean, number, oneOf } from '../validation'
import { each, members, type Property, stored } from './members'

type Sizing = 'FIXED' | 'HUG' | 'FILL'
type Axis = 'HORIZONTAL' | 'VERTICAL'

/** Frames' auto-layout. */
export const autoLayout = members<AutoLayoutMixin & BaseFrameMixin>({
  layoutMode: {
    get: ({ node }) => node.layoutMode,
    set(core, value, name) {
      const layoutMode = oneOf('NONE', 'HORIZONTAL', 'VERTICAL', 'GRID')(name, value)
      const hugs = core.node.layoutMode === 'NONE' && layoutMode !== 'NONE'
      const sizing = hugs ? ({ primaryAxisSizing: 'HUG', counterAxisSizing: 'HUG' } as const) : {}
      core.update({ layoutMode, ...sizing })
    }
  },
  layoutWrap: stored(oneOf('NO_WRAP', 'WRAP')),
  itemSpacing: stored(number()),
  counterAxisSpacing: stored((name, value) => (value === null ? 0 : number(0)(name, value))),
  ...each(['paddingLeft', 'paddingRight', 'paddingTop', 'paddingBottom'], stored(number(0))),
  primaryAxisSizingMode: sizingMode('primaryAxisSizing'),
  counterAxisSizingMode: sizingMode('counterAxisSizing'),
  primaryAxisAlignItems: stored(oneOf('MIN', 'CENTER', 'MAX', 'SPACE_BETWEEN'), 'primaryAxisAlign'),
  counterAxisAlignItems: {
    ...stored(oneOf('MIN', 'CENTER', 'MAX', 'BASELINE'), 'counterAxisAlign'),
    get: ({ node: { counterAxisAlign: align } }) => (align === 'STRETCH' ? 'MIN' : align)
  },
  clipsContent: stored(expectBoolean)
})

function sizingMode(key: 'primaryAxisSizing' | 'counterAxisSizing'): Property<'FIXED' | 'AUTO'> {
  return {
    get: ({ node }) => (node[key] === 'HUG' ? 'AUTO' : 'FIXED'),
    set: (core, value, name) =>
      core.update({ [key]: oneOf('FIXED', 'AUTO')(name, value) === 'AUTO' ? 'HUG' : 'FIXED' })
  }
}

/** How a node behaves in an auto-layout frame around it. */
export const layoutChild = members<LayoutMixin>({
  layoutPositioning: {
    get: ({ node }) => node.layoutPositioning,
    set(core, value, name) {
      const layoutPositioning = oneOf('AUTO', 'ABSOLUTE')(name, value)
      if (layoutPositioning === 'ABSOLUTE' && !layoutAround(core)) {
        throw new Error(
          'Can only set layoutPositioning = ABSOLUTE if the parent node has layoutMode !== NONE'
        )
      }
      core.update({ layoutPositioning })
    }
  },
  layoutSizingHorizontal: layoutSizing('HORIZONTAL'),
  layoutSizingVertical: layoutSizing('VERTICAL'),
  // It applies to auto-layout frames and their children alone (plugin-api.d.ts, maxWidth).
  maxWidth: {
    get: ({ node }) => node.maxWidth,
    set(core, value, name) {
      if (core.node.layoutMode === 'NONE' && !layoutAround(core)) {
        throw new Error('Can only set maxWidth on auto layout nodes and their children')
      }
      core.update({ maxWidth: value === null ? null : number(0)(name, value) })
    }
  }
})

/** How a node behaves when the frame around it is resized. */
export const constraints = members<ConstraintMixin>({
  constraints: {
    get: ({ node: { horizontalConstraint, verticalConstraint } }) => {
      return { horizontal: horizontalConstraint, vertical: verticalConstraint }
    },
    set(core, value, name) {
      const { horizontal, vertical } = value as Constraints
      const check = oneOf('MIN', 'CENTER', 'MAX', 'STRETCH', 'SCALE')
      core.update({
        horizontalConstraint: check(name, horizontal),
        verticalConstraint: check(name, vertical)
      })
    }
  }
})

function layoutAround({ graph, node }: NodeCore): Axis | 'GRID' | null {
  const mode = parentOf(graph, node)?.layoutMode ?? 'NONE'
  return mode === 'NONE' ? null : mode
}

function layoutSizing(axis: Axis): Property<Sizing> {
  return {
    get: (core) => sizing(core, axis),
    set: (core, value, name) => setSizing(core, axis, oneOf('FIXED', 'HUG', 'FILL')(name, value))
  }
}

function sizing(core: NodeCore, axis: Axis): Sizing {
  const { node } = core
  const around = layoutAround(core)
  if (around && (around === axis ? node.layoutGrow === 1 : node.layoutAlignSelf === 'STRETCH')) {
    return 'FILL'
  }
  if (node.layoutMode !== 'NONE') {
    const kept = node.layoutMode === axis ? node.primaryAxisSizing : node.counterAxisSizing
    return kept === 'HUG' ? 'HUG' : 'FIXED'
  }
  if (node.type !== 'TEXT') return 'FIXED'
  const hugs = axis === 'HORIZONTAL' ? ['WIDTH_AND_HEIGHT'] : ['WIDTH_AND_HEIGHT', 'HEIGHT']
  return hugs.includes(node.textAutoResize) ? 'HUG' : 'FIXED'
}

function setSizing(core: NodeCore, axis: Axis, value: Sizing): void {
  const { node } = core
  const around = layoutAround(core)
  if (value === 'FILL' && !around) {
    throw new Error('FILL can only be set on children of auto-layout frames')
  }
  if (value === 'HUG' && node.layoutMode === 'NONE' && node.type !== 'TEXT') {
    throw new Error(
      'HUG can only be set on auto-layout frames or text children of auto-layout frames'
    )
  }
  if (around === axis) core.update({ layoutGrow: value === 'FILL' ? 1 : 0 })
  else if (around) core.update({ layoutAlignSelf: value === 'FILL' ? 'STRETCH' : 'AUTO' })
  if (node.layoutMode !== 'NONE') {
    core.update(
      node.layoutMode === axis ? { primaryAxisSizing: value } : { counterAxisSizing: value }
    )
  } else if (node.type === 'TEXT') {
    core.update({ textAutoResize: textResize(axis, value, node.textAutoResize) })
  }
}

type TextResize = NodeCore['node']['textAutoResize']

function textResize(axis: Axis, value: Sizing, now: TextResize): TextResize {
  if (axis === 'HORIZONTAL') return value === 'HUG' ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (value !== 'HUG') return 'NONE'
  return now === 'WIDTH_AND_HEIGHT' ? now : 'HEIGHT'
}
