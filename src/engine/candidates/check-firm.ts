import type { Candidate } from '../../file'
import type { Pixels } from '../../perception'
import { type Composed, compose } from './compose'
import { type LayerBoxes, outward, shifted } from './layer-boxes'
import { moveLines, range } from './lines'
import { copyOf, fromHex, toHex } from './rgb'

/** A change close to another one, and the least part of that one's gain that it is to have. */
export interface Near {
  composed: Composed
  least: number
}

/** What half of a change gains at least, and a px more or less, or another shade: parts of its gain. */
const HALF = 1 / 3
const NEXT = 1 / 2

/**
 * Half of a change, where it has one, and what hardly differs from it. Where these gain far less, a threshold of the engine was crossed, and
 * no viewer would notice: the change is brittle.
 */
export function nearbyChanges(
  pixels: Pixels,
  design: LayerBoxes,
  candidate: Candidate,
  whole: Composed
): Near[] {
  const [edit] = candidate.edits
  if (edit?.do === 'grow') {
    const grown = (by: number, least: number): Near[] => {
      const composed = compose(pixels, design, { ...candidate, edits: [{ ...edit, by }] })
      return composed ? [{ composed, least }] : []
    }
    return [...grown(edit.by / 2, HALF), ...grown(edit.by - 1, NEXT), ...grown(edit.by + 1, NEXT)]
  }
  // There is no half of another order, or of two looks that change places: it is to hold a px lower, too.
  const lower = { composed: lowered(whole, design), least: NEXT }
  if (edit?.do === 'order') return [lower]
  if (edit?.do === 'weight') return [{ composed: halfway(pixels, whole), least: HALF }]
  const shades = shadesOf(candidate).flatMap((shade): Near[] => {
    const composed = compose(pixels, design, shade)
    return composed ? [{ composed, least: NEXT }] : []
  })
  return candidate.kind === 'swap' ? [lower, ...shades] : shades
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

/** A picture halfway to one with a change. */
function halfway({ data }: Pixels, whole: Composed): Composed {
  const { pixels } = whole
  const between = data.map((level, i) => Math.round((level + pixels.data[i]!) / 2))
  return { ...whole, pixels: { ...pixels, data: new Uint8ClampedArray(between) } }
}

function lowered({ facesFrom, nodes, pixels }: Composed, { boxes }: LayerBoxes): Composed {
  const lower = copyOf(pixels)
  const window = outward(boxes[0]!)
  moveLines(lower, { window, axis: 'y', sources: range(window.top - 1, window.bottom - 1) })
  return {
    pixels: lower,
    nodes: nodes.map((node, i) => (i === 0 ? node : shifted(node, 0, 1))),
    facesFrom
  }
}
