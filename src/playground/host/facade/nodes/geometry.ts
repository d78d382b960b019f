import type { SceneNode as GraphNode, Stroke } from '@open-pencil/core'
import { CORE, type NodeObject } from '../node-core'
import { fromFills, toFills } from '../paints'
import { MIXED } from '../session'
import { expectNumber, expectOneOf } from '../validation'

const ALIGNS = ['INSIDE', 'CENTER', 'OUTSIDE'] as const

/** Fills and strokes. OpenPencil draws strokes in one colour: a gradient becomes its first stop's. */
export const geometry = {
  get fills(): readonly Paint[] {
    return fromFills(this[CORE].node.fills)
  },
  set fills(fills: readonly Paint[]) {
    const core = this[CORE]
    core.update({ fills: toFills('fills', fills, core.graph) })
  },
  get strokes(): readonly Paint[] {
    const { strokes } = this[CORE].node
    return strokes.map(({ color: { r, g, b }, opacity, visible }) => {
      return { type: 'SOLID', color: { r, g, b }, opacity, visible, blendMode: 'NORMAL' }
    })
  },
  set strokes(strokes: readonly Paint[]) {
    const core = this[CORE]
    const fills = toFills('strokes', strokes, core.graph)
    const { weight, align } = strokeOf(core.node)
    core.update({
      strokes: fills.map(({ color, opacity, visible, gradientStops }): Stroke => {
        return { color: gradientStops?.[0]?.color ?? color, opacity, visible, weight, align }
      })
    })
  },
  get strokeWeight(): number | PluginAPI['mixed'] {
    const { node } = this[CORE]
    return node.independentStrokeWeights ? MIXED : strokeOf(node).weight
  },
  set strokeWeight(value: number | PluginAPI['mixed']) {
    const weight = expectNumber('strokeWeight', value, 0)
    setStroke(this, { weight })
    this[CORE].update({ independentStrokeWeights: false })
  },
  get strokeAlign() {
    return strokeOf(this[CORE].node).align
  },
  set strokeAlign(value: 'INSIDE' | 'CENTER' | 'OUTSIDE') {
    setStroke(this, { align: expectOneOf('strokeAlign', value, ALIGNS) })
  },
  get dashPattern(): readonly number[] {
    return [...this[CORE].node.dashPattern]
  },
  set dashPattern(dashPattern: readonly number[]) {
    const { node } = this[CORE]
    const strokes = node.strokes.map((stroke) => ({ ...stroke, dashPattern: [...dashPattern] }))
    this[CORE].update({ dashPattern: [...dashPattern], strokes })
  },
  get strokeCap(): StrokeCap {
    return this[CORE].node.strokeCap
  },
  set strokeCap(value: StrokeCap) {
    const caps = ['NONE', 'ROUND', 'SQUARE', 'ARROW_LINES', 'ARROW_EQUILATERAL'] as const
    const strokeCap = expectOneOf('strokeCap', value, caps)
    const strokes = this[CORE].node.strokes.map((stroke) => ({ ...stroke, cap: strokeCap }))
    this[CORE].update({ strokeCap, strokes })
  },
  get strokeJoin(): StrokeJoin {
    return this[CORE].node.strokeJoin
  },
  set strokeJoin(value: StrokeJoin) {
    const strokeJoin = expectOneOf('strokeJoin', value, ['MITER', 'BEVEL', 'ROUND'] as const)
    const strokes = this[CORE].node.strokes.map((stroke) => ({ ...stroke, join: strokeJoin }))
    this[CORE].update({ strokeJoin, strokes })
  }
} satisfies Pick<
  GeometryMixin,
  'fills' | 'strokes' | 'strokeWeight' | 'strokeAlign' | 'dashPattern' | 'strokeCap' | 'strokeJoin'
> &
  ThisType<NodeObject>

interface StrokeForm {
  weight: number
  align: Stroke['align']
}

/** OpenPencil keeps weight and align on each stroke, Figma on the node: without strokes they wait here. */
function strokeOf(node: GraphNode): StrokeForm {
  const kept = node.overrides.strokeForm as Partial<StrokeForm> | undefined
  const first = node.strokes[0]
  return {
    weight: kept?.weight ?? first?.weight ?? 1,
    align: kept?.align ?? first?.align ?? defaultAlign(node.type)
  }
}

function defaultAlign(type: GraphNode['type']): Stroke['align'] {
  if (type === 'TEXT') return 'OUTSIDE'
  return type === 'LINE' || type === 'VECTOR' ? 'CENTER' : 'INSIDE'
}

function setStroke({ [CORE]: core }: NodeObject, change: Partial<StrokeForm>): void {
  const { node } = core
  const form = { ...strokeOf(node), ...change }
  const strokes = node.strokes.map((stroke) => ({ ...stroke, ...form }))
  core.update({ strokes, overrides: { ...node.overrides, strokeForm: form } })
}
