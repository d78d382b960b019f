import type { BuildContext } from './build-context'
import { linearTransform, radialTransform } from './gradient-transforms'
import type { Paint as SamplePaint, Shadow, Stroke } from './token-schemas'

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
export function setStroke(
  node: GeometryMixin,
  stroke: Stroke | undefined,
  context: BuildContext
): void {
  node.strokes = stroke ? [toSolid(stroke.colour, context)] : []
  if (!stroke) return
  node.strokeWeight = stroke.weight
  node.strokeAlign = ({ inside: 'INSIDE', centre: 'CENTER', outside: 'OUTSIDE' } as const)[
    stroke.align
  ]
}

export function toShadow(shadow: Shadow, context: BuildContext): DropShadowEffect {
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
