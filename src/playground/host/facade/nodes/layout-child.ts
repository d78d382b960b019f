import type { ConstraintType } from '@open-pencil/core'
import { parentOf } from '../../document/transforms'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { expectNumber, expectOneOf } from '../validation'

const SIZINGS = ['FIXED', 'HUG', 'FILL'] as const
type Sizing = (typeof SIZINGS)[number]
const CONSTRAINTS = ['MIN', 'CENTER', 'MAX', 'STRETCH', 'SCALE'] as const

/** How a node behaves in the frame around it: in auto-layout, and when the frame is resized. */
export const layoutChild = {
  get layoutPositioning() {
    return this[CORE].node.layoutPositioning
  },
  set layoutPositioning(value: 'AUTO' | 'ABSOLUTE') {
    const core = this[CORE]
    const layoutPositioning = expectOneOf('layoutPositioning', value, ['AUTO', 'ABSOLUTE'])
    if (layoutPositioning === 'ABSOLUTE' && !layoutAround(core)) {
      throw new Error(
        'Can only set layoutPositioning = ABSOLUTE if the parent node has layoutMode !== NONE'
      )
    }
    core.update({ layoutPositioning })
  },
  get layoutGrow() {
    return this[CORE].node.layoutGrow
  },
  set layoutGrow(value: number) {
    this[CORE].update({ layoutGrow: expectNumber('layoutGrow', value, 0, 1) })
  },
  get layoutAlign() {
    return this[CORE].node.layoutAlignSelf === 'STRETCH' ? 'STRETCH' : 'INHERIT'
  },
  set layoutAlign(value: 'MIN' | 'CENTER' | 'MAX' | 'STRETCH' | 'INHERIT') {
    const align = expectOneOf('layoutAlign', value, ['MIN', 'CENTER', 'MAX', 'STRETCH', 'INHERIT'])
    this[CORE].update({ layoutAlignSelf: align === 'INHERIT' ? 'AUTO' : align })
  },
  get layoutSizingHorizontal() {
    return sizing(this[CORE], 'HORIZONTAL')
  },
  set layoutSizingHorizontal(value: Sizing) {
    setSizing(this[CORE], 'HORIZONTAL', expectOneOf('layoutSizingHorizontal', value, SIZINGS))
  },
  get layoutSizingVertical() {
    return sizing(this[CORE], 'VERTICAL')
  },
  set layoutSizingVertical(value: Sizing) {
    setSizing(this[CORE], 'VERTICAL', expectOneOf('layoutSizingVertical', value, SIZINGS))
  },
  get constraints(): Constraints {
    const { horizontalConstraint, verticalConstraint } = this[CORE].node
    return { horizontal: horizontalConstraint, vertical: verticalConstraint }
  },
  set constraints({ horizontal, vertical }: Constraints) {
    const check = (value: ConstraintType): ConstraintType =>
      expectOneOf('constraints', value, CONSTRAINTS)
    this[CORE].update({
      horizontalConstraint: check(horizontal),
      verticalConstraint: check(vertical)
    })
  }
} satisfies Pick<
  LayoutMixin & ConstraintMixin,
  | 'layoutPositioning'
  | 'layoutGrow'
  | 'layoutAlign'
  | 'layoutSizingHorizontal'
  | 'layoutSizingVertical'
  | 'constraints'
> &
  ThisType<NodeObject>

function layoutAround({ graph, node }: NodeCore): 'HORIZONTAL' | 'VERTICAL' | 'GRID' | null {
  const mode = parentOf(graph, node)?.layoutMode ?? 'NONE'
  return mode === 'NONE' ? null : mode
}

function sizing(core: NodeCore, axis: 'HORIZONTAL' | 'VERTICAL'): Sizing {
  const { node } = core
  const around = layoutAround(core)
  if (around && (around === axis ? node.layoutGrow === 1 : node.layoutAlignSelf === 'STRETCH')) {
    return 'FILL'
  }
  if (node.layoutMode !== 'NONE') {
    return node.layoutMode === axis ? hug(node.primaryAxisSizing) : hug(node.counterAxisSizing)
  }
  if (node.type !== 'TEXT') return 'FIXED'
  const hugs = axis === 'HORIZONTAL' ? ['WIDTH_AND_HEIGHT'] : ['WIDTH_AND_HEIGHT', 'HEIGHT']
  return hugs.includes(node.textAutoResize) ? 'HUG' : 'FIXED'
}

function hug(stored: Sizing): Sizing {
  return stored === 'HUG' ? 'HUG' : 'FIXED'
}

function setSizing(core: NodeCore, axis: 'HORIZONTAL' | 'VERTICAL', value: Sizing): void {
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

function textResize(
  axis: 'HORIZONTAL' | 'VERTICAL',
  value: Sizing,
  now: NodeCore['node']['textAutoResize']
): NodeCore['node']['textAutoResize'] {
  if (axis === 'HORIZONTAL') return value === 'HUG' ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (value !== 'HUG') return 'NONE'
  return now === 'WIDTH_AND_HEIGHT' ? now : 'HEIGHT'
}
