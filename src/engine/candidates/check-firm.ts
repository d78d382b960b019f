import type { Candidate } from '../../file'
import type { Pixels } from '../../perception'
import { type Composed, compose } from './compose'
import { type LayerBoxes, outward, shifted } from './layer-boxes'
import { moveLines, range } from './lines'
import { copyOf } from './rgb'

/** A change close to another one, and the least part of that one's gain that it is to have. */
export interface Near {
  composed: Composed
  least: number
}

/** What half of a change gains at least, and a px more or less: parts of its gain. */
const HALF = 1 / 3
const NEXT = 1 / 2

/**
 * Half of a change, and what hardly differs from it. Where these gain far less, a threshold of the engine was crossed, and
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
  const part = (of: number, least: number): Near => {
    return { composed: { ...whole, pixels: mixed(pixels, whole.pixels, of) }, least }
  }
  return [candidate.kind === 'swap' ? lower : part(0.5, HALF), part(0.85, NEXT)]
}

/** A picture on its way to another one. */
function mixed(before: Pixels, after: Pixels, part: number): Pixels {
  const data = before.data.map((level, i) => Math.round(level + part * (after.data[i]! - level)))
  return { ...before, data: new Uint8ClampedArray(data) }
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
