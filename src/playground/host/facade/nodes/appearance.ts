import type { Effect as GraphEffect, SceneNode as GraphNode, Stroke } from '@open-pencil/core'
import * as v from 'valibot'
import type { NodeCore } from '../node-core'
import { BLEND_MODES, fromFills, rgba, toFills } from '../paints'
import { MIXED } from '../session'
import { type Check, expectBoolean, number, oneOf, validate } from '../validation'
import { each, members, type Property, stored } from './members'

/** Every layer. */
export const sceneNode = members<SceneNodeMixin>(each(['visible', 'locked'], stored(expectBoolean)))

/** Layers that hold others and can be folded in the layers list. */
export const container = members<ContainerMixin>({ expanded: stored(expectBoolean) })

export const blend = members<BlendMixin>({
  opacity: stored(number(0, 1)),
  blendMode: stored(oneOf(...BLEND_MODES)),
  isMask: stored(expectBoolean),
  effects: {
    get: ({ node }) => [
      ...fromEffects(node.effects),
      ...structuredClone((node.overrides.undrawn ?? []) as Effect[])
    ],
    set: (core, value) => {
      const undrawn = (value as Effect[]).filter(({ type }) => UNDRAWN.includes(type))
      const drawn = (value as Effect[]).filter((effect) => !undrawn.includes(effect))
      core.update({ effects: toEffects(drawn), overrides: { ...core.node.overrides, undrawn } })
    }
  }
})

/** Effects that are kept, and not drawn. */
const UNDRAWN: readonly Effect['type'][] = ['GLASS', 'NOISE', 'TEXTURE']

const blurRadius = v.pipe(v.number(), v.minValue(0))

const shadow = v.object({
  type: v.picklist(['DROP_SHADOW', 'INNER_SHADOW']),
  color: rgba,
  offset: v.object({ x: v.number(), y: v.number() }),
  radius: blurRadius,
  spread: v.optional(v.number(), 0),
  visible: v.boolean(),
  blendMode: v.picklist(BLEND_MODES),
  showShadowBehindNode: v.optional(v.boolean(), false)
})

const blur = v.object({
  type: v.picklist(['LAYER_BLUR', 'BACKGROUND_BLUR']),
  radius: blurRadius,
  visible: v.boolean()
})

const effectSchema = v.array(v.variant('type', [shadow, blur]))
const CLEAR = { r: 0, g: 0, b: 0, a: 0 }

function toEffects(value: unknown): GraphEffect[] {
  return validate('effects', effectSchema, value).map((effect) =>
    'color' in effect ? effect : { ...effect, color: CLEAR, offset: { x: 0, y: 0 }, spread: 0 }
  )
}

function fromEffects(effects: readonly GraphEffect[]): Effect[] {
  return effects.flatMap(
    ({ type, color, offset, radius, spread, visible, blendMode }): Effect[] => {
      if (type === 'FOREGROUND_BLUR') return []
      if (type === 'LAYER_BLUR' || type === 'BACKGROUND_BLUR') {
        return [{ type, radius, visible, blurType: 'NORMAL' }]
      }
      const common = { color: { ...color }, offset: { ...offset }, radius, spread, visible }
      return [{ type, ...common, blendMode: blendMode ?? 'NORMAL' }]
    }
  )
}

export const filled = members<GeometryMixin>({
  fills: {
    get: (core) => withVariables(core, fromFills(core.node.fills)),
    set: (core, value) => {
      const fills = toFills('fills', value, core.graph)
      core.update({ fills, boundVariables: boundBy(core.node, value as readonly Paint[]) })
    }
  }
})

/** OpenPencil draws strokes in one colour: a gradient becomes its first stop's. */
export const stroked = members<GeometryMixin>({
  strokes: {
    get: ({ node }) =>
      node.strokes.map(({ color: { r, g, b }, opacity, visible }) => {
        return { type: 'SOLID', color: { r, g, b }, opacity, visible, blendMode: 'NORMAL' }
      }),
    set(core, value) {
      const { weight, align } = strokeOf(core.node)
      const strokes = toFills('strokes', value, core.graph).map(
        ({ color, opacity, visible, gradientStops }): Stroke => {
          return { color: gradientStops?.[0]?.color ?? color, opacity, visible, weight, align }
        }
      )
      core.update({ strokes })
    }
  },
  strokeWeight: {
    get: ({ node }) => (node.independentStrokeWeights ? MIXED : strokeOf(node).weight),
    set(core, value, name) {
      setStroke(core, { weight: number(0)(name, value) })
      core.update({ independentStrokeWeights: false })
    }
  },
  strokeAlign: {
    get: ({ node }) => strokeOf(node).align,
    set: (core, value, name) =>
      setStroke(core, { align: oneOf('INSIDE', 'CENTER', 'OUTSIDE')(name, value) })
  },
  strokeCap: onStrokes('cap', oneOf('NONE', 'ROUND', 'SQUARE', 'ARROW_LINES', 'ARROW_EQUILATERAL')),
  strokeJoin: onStrokes('join', oneOf('MITER', 'BEVEL', 'ROUND'))
})

const variableOf = (place: number): string => `fills/${place}/color`

/** Fills in the colours that their variables have where the node lies. */
function withVariables({ graph, id, node }: NodeCore, paints: Paint[]): Paint[] {
  return paints.map((paint, place) => {
    const variable = node.boundVariables[variableOf(place)]
    if (variable === undefined || paint.type !== 'SOLID') return paint
    const { r, g, b } = graph.resolveColorVariableForNode(id, variable) ?? paint.color
    const alias: VariableAlias = { type: 'VARIABLE_ALIAS', id: variable }
    return { ...paint, color: { r, g, b }, boundVariables: { color: alias } }
  })
}

/** The node's variables, with those of its new fills replacing the old ones'. */
function boundBy(node: GraphNode, paints: readonly Paint[]): GraphNode['boundVariables'] {
  const others = Object.entries(node.boundVariables).filter(([key]) => !key.startsWith('fills/'))
  const own = paints.flatMap((paint, place) => {
    const alias = paint.type === 'SOLID' ? paint.boundVariables?.color : undefined
    return alias === undefined ? [] : [[variableOf(place), alias.id] as const]
  })
  return Object.fromEntries([...others, ...own])
}

/** Kept on the node for Figma, and on each stroke for OpenPencil. */
function onStrokes<T>(key: keyof Stroke, check: Check<T>): Property<T> {
  return {
    get: stored(check).get,
    set(core, value, name) {
      const checked = check(name, value)
      const strokes = core.node.strokes.map((stroke) => ({ ...stroke, [key]: checked }))
      core.update({ [name]: checked, strokes })
    }
  }
}

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

function setStroke(core: NodeCore, change: Partial<StrokeForm>): void {
  const { node } = core
  const form = { ...strokeOf(node), ...change }
  const strokes = node.strokes.map((stroke) => ({ ...stroke, ...form }))
  core.update({ strokes, overrides: { ...node.overrides, strokeForm: form } })
}

const SIDES = {
  strokeTopWeight: 'borderTopWeight',
  strokeRightWeight: 'borderRightWeight',
  strokeBottomWeight: 'borderBottomWeight',
  strokeLeftWeight: 'borderLeftWeight'
} as const satisfies Record<keyof IndividualStrokesMixin, keyof GraphNode>

/** A stroke weight for each side of a rectangle or frame. */
export const individualStrokes = members<IndividualStrokesMixin>(
  apart(SIDES, 'independentStrokeWeights', (node) => strokeOf(node).weight)
)

const CORNERS = {
  topLeftRadius: 'topLeftRadius',
  topRightRadius: 'topRightRadius',
  bottomRightRadius: 'bottomRightRadius',
  bottomLeftRadius: 'bottomLeftRadius'
} as const

export const corner = members<CornerMixin & RectangleCornerMixin>({
  cornerRadius: {
    get({ node }) {
      if (!node.independentCorners) return node.cornerRadius
      const same = Object.values(CORNERS).every((name) => node[name] === node.topLeftRadius)
      return same ? node.topLeftRadius : MIXED
    },
    set(core, value, name) {
      const cornerRadius = number(0)(name, value)
      const corners = Object.fromEntries<number>(
        Object.keys(CORNERS).map((one) => [one, cornerRadius])
      )
      core.update({ ...corners, cornerRadius, independentCorners: false })
    }
  },
  ...apart(CORNERS, 'independentCorners', ({ cornerRadius }) => cornerRadius)
})

type Length = (typeof SIDES)[keyof typeof SIDES] | keyof typeof CORNERS

/** Lengths that are the `whole` one until one is set: then each is its own, and the others keep what they had. */
function apart<Name extends string>(
  keys: Readonly<Record<Name, Length>>,
  flag: 'independentStrokeWeights' | 'independentCorners',
  whole: (node: GraphNode) => number
): Record<Name, Property<number>> {
  const names = Object.keys(keys) as Name[]
  const lengthOf = (node: GraphNode, name: Name): number =>
    node[flag] ? node[keys[name]] : whole(node)
  return each(names, {
    get: ({ node }, name) => lengthOf(node, name as Name),
    set(core, value, name) {
      const length = number(0)(name, value)
      const now = Object.fromEntries<number>(
        names.map((one) => [keys[one], lengthOf(core.node, one)])
      )
      core.update({ ...now, [keys[name as Name]]: length, [flag]: true })
    }
  })
}
