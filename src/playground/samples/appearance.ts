import { invert, type Matrix } from '../host/document/matrix'
import { type BuildContext, named, type Parent } from './build-context'
import type { Box, Placed, Paint as SamplePaint, Shadow, Stroke } from './parse-sample'

type Stops = Extract<SamplePaint, { linear: unknown }>['linear']

export function toPaint(paint: SamplePaint, context: BuildContext): Paint {
  if (typeof paint === 'string') return toSolid(paint, context)
  if ('picture' in paint) {
    const { hash } = context.picture(paint.picture)
    return { type: 'IMAGE', imageHash: hash, scaleMode: 'FILL', visible: true, opacity: 1 }
  }
  if ('linear' in paint) {
    const gradientTransform = linearTransform(paint.from, paint.to)
    return toGradient('GRADIENT_LINEAR', gradientTransform, paint.linear, context)
  }
  const gradientTransform = radialTransform(paint.centre, paint.radius)
  return toGradient('GRADIENT_RADIAL', gradientTransform, paint.radial, context)
}

export function toSolid(colour: string, context: BuildContext): SolidPaint {
  const { r, g, b, a } = toColour(colour, context.sample.colours)
  return { type: 'SOLID', color: { r, g, b }, opacity: a, visible: true }
}

function toGradient(
  type: GradientPaint['type'],
  gradientTransform: Transform,
  stops: Stops,
  context: BuildContext
): GradientPaint {
  const gradientStops = stops.map(([position, colour]) => ({
    position,
    color: toColour(colour, context.sample.colours)
  }))
  return { type, gradientTransform, gradientStops, visible: true, opacity: 1 }
}

/** Without a stroke it takes away the one that Figma gives new vectors. */
function setStroke(node: GeometryMixin, stroke: Stroke | undefined, context: BuildContext): void {
  node.strokes = stroke ? [toSolid(stroke.colour, context)] : []
  if (!stroke) return
  node.strokeWeight = stroke.weight
  node.strokeAlign = ({ inside: 'INSIDE', centre: 'CENTER', outside: 'OUTSIDE' } as const)[
    stroke.align
  ]
}

function toShadow(shadow: Shadow, context: BuildContext): DropShadowEffect {
  return {
    type: 'DROP_SHADOW',
    color: toColour(shadow.colour, context.sample.colours),
    offset: { x: shadow.offset[0], y: shadow.offset[1] },
    radius: shadow.blur,
    spread: shadow.spread,
    visible: true,
    blendMode: 'NORMAL'
  }
}

/**
 * Reads "#RRGGBB" or a colour token, each with an optional alpha in percent ("ink/60").
 * @throws Error when the token is not among the sample's colours.
 */
export function toColour(text: string, tokens: Record<string, string>): RGBA {
  const [name = '', percent = '100'] = text.split('/')
  const hex = name.startsWith('#') ? name : tokens[name]
  if (hex === undefined) throw new Error(`There is no colour “${name}”`)
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255
  return { r: channel(1), g: channel(3), b: channel(5), a: Number(percent) / 100 }
}

type Point = readonly [number, number]

/**
 * Figma's gradientTransform takes the node's unit box to gradient space, where a linear gradient
 * runs along x from 0 to 1 and a radial one fills the circle about (0.5, 0.5).
 */
export function linearTransform(from: Point, to: Point): Transform {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  return inverted([
    [dx, -dy, from[0] + dy / 2],
    [dy, dx, from[1] - dx / 2]
  ])
}

export function radialTransform(centre: Point, radius: Point): Transform {
  return inverted([
    [2 * radius[0], 0, centre[0] - radius[0]],
    [0, 2 * radius[1], centre[1] - radius[1]]
  ])
}

function inverted(matrix: Matrix): Transform {
  const inverse = invert(matrix)
  if (inverse === null) throw new Error('A gradient needs two different points')
  return inverse
}

type Placeable = SceneNode & LayoutMixin

export function placeNode<Node extends Placeable>(node: Node, layer: Placed, parent: Parent): Node {
  parent.appendChild(node)
  node.name = layer.name
  node.x = layer.at[0]
  node.y = layer.at[1]
  // Left alone where it says nothing: what a host has drawn so far stays as it is.
  if (layer.rotate !== 0) node.rotation = layer.rotate
  if (!layer.visible) node.visible = false
  return node
}

type Painted = Pick<Box, 'fill' | 'shadow'> & Partial<Pick<Box, 'stroke'>>

export function paintNode(
  node: GeometryMixin & BlendMixin,
  { fill, stroke, shadow }: Painted,
  context: BuildContext
): void {
  node.fills = (Array.isArray(fill) ? fill : [fill]).map((paint) => toPaint(paint, context))
  setStroke(node, stroke, context)
  if (shadow === undefined) return
  const layers = named(context.sample.shadows, shadow, 'shadow')
  node.effects = layers.map((layer) => toShadow(layer, context))
}

export function setRadius(node: CornerMixin & RectangleCornerMixin, radius: Box['radius']): void {
  if (typeof radius === 'number') {
    node.cornerRadius = radius
    return
  }
  ;[node.topLeftRadius, node.topRightRadius, node.bottomRightRadius, node.bottomLeftRadius] = radius
}
