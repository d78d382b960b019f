import type { Candidate } from '../../file'
import type { Pixels } from '../../perception'
import { type Composed, compose } from './compose'
import { type LayerBoxes, shifted } from './layer-boxes'
import { copyBox, copyOf, fromHex, toHex } from '../rgb'

/**
 * What hardly differs from a change: another shade of its colour, and all of it a px lower. Where one of them gains far
 * less, a threshold of the engine was crossed, and no viewer would notice: the change is brittle.
 */
export function nearbyChanges(
  pixels: Pixels,
  design: LayerBoxes,
  candidate: Candidate,
  whole: Composed
): Composed[] {
  const shades = shadesOf(candidate).flatMap((shade) => compose(pixels, design, shade) ?? [])
  const isMoved = candidate.kind === 'order' || candidate.kind === 'swap'
  return isMoved ? [lowered(whole), ...shades] : shades
}

/** How far a colour next to another one is on its way to white, to black and to grey. */
const STEP = 0.2

/** The same change in a colour a step lighter, darker and less strong. A page's colours are few: none lies halfway to one. */
function shadesOf(candidate: Candidate): Candidate[] {
  const [edit, ...others] = candidate.edits
  if (!(edit?.do === 'fill' || edit?.do === 'letters') || edit.to === null) return []
  const colour = fromHex(edit.to)
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return [255, 0, grey].map((end) => {
    const [r, g, b] = colour.map((level) => level + STEP * (end - level))
    return { ...candidate, edits: [{ ...edit, to: toHex([r!, g!, b!]) }, ...others] }
  })
}

function lowered({ nodes, pixels }: Composed): Composed {
  const lower = copyOf(pixels)
  const { height, width } = pixels
  copyBox(pixels, { left: 0, top: 0, right: width, bottom: height }, lower, { left: 0, top: 1 })
  return { pixels: lower, nodes: nodes.map((node, i) => (i === 0 ? node : shifted(node, 0, 1))) }
}
