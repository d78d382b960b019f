import { labColour, labDistance } from '../../colour'
import type { Hex } from '../../file'
import { drawsSomething } from '../figma/nodes/shown'

/** A paint for a layer, and the style that it comes from, if any. */
export interface Ink {
  paint: SolidPaint
  styleId: string | null
}

/** CIELAB distance up to which a colour read from a picture is that of a layer: exports are not quite even. */
const SAME = 5

/** One colour, as the layer has it that has the colour already: with its variable and its style. */
export function inkOf(to: Hex, like?: SceneNode): Ink {
  const level = (at: number): number => parseInt(to.slice(at, at + 2), 16) / 255
  const color = { r: level(1), g: level(3), b: level(5) }
  const plain: Ink = { paint: { type: 'SOLID', color }, styleId: null }
  if (like === undefined || !('fills' in like) || !Array.isArray(like.fills)) return plain
  const [only, ...more] = (like.fills as readonly Paint[]).filter(drawsSomething)
  if (only?.type !== 'SOLID' || more.length > 0 || (only.opacity ?? 1) < 1) return plain
  if (labDistance(lab(only.color), lab(color)) > SAME) return plain
  const styleId = 'fillStyleId' in like ? like.fillStyleId : null
  return { paint: only, styleId: typeof styleId === 'string' && styleId !== '' ? styleId : null }
}

function lab({ r, g, b }: RGB) {
  return labColour(r, g, b)
}
