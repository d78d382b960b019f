import { boxFilter } from '../filters/box-filter'
import { components } from '../filters/components'
import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import type { TextLine } from '../saliency/text-lines'

/** Steps of colour, in CIELAB units from cell to cell, that belong to a thing. */
const LEAST_STEP = 5
/** Steps so near to one another, as part of the reach, are one thing where they fill this much of the window. */
const WINDOW = 0.012
const LEAST_FILL = 0.2
/** What fills more of the picture than this is not one thing but a place for many. */
const MOST_AREA = 0.12

/** Which thing each cell of the grid belongs to. */
export interface Things extends Size {
  /** 0 where nothing is; otherwise the thing's number, from 1. */
  labels: Int32Array
  /** Whether a thing, by its number, is one: not a ground that many others lie on. */
  single: boolean[]
}

/**
 * What a viewer would call one thing, as far as pixels tell: each line of text, and each other heap of edges.
 * `edges` are steps of colour on the grid, `lines` were found on a finer one of the size `fine`.
 */
export function* findThings(edges: Plane, lines: readonly TextLine[], fine: Size): Steps<Things> {
  const { width, height } = edges
  const filled = planeLike(edges)
  for (let i = 0; i < filled.data.length; i++) filled.data[i] = edges.data[i]! > LEAST_STEP ? 1 : 0
  boxFilter(filled, Math.max(1, Math.round(WINDOW * reach(edges))), filled)
  yield
  const mask = new Uint8Array(filled.data.length)
  for (let i = 0; i < mask.length; i++) mask[i] = filled.data[i]! > LEAST_FILL ? 1 : 0
  const labels = new Int32Array(mask.length)
  const single = [false]
  for (const { runs, area } of components(mask, width)) {
    single.push(area <= MOST_AREA * mask.length)
    for (let i = 0; i < runs.length; i += 3) {
      const start = runs[i]! * width
      labels.fill(single.length - 1, start + runs[i + 1]!, start + runs[i + 2]! + 1)
    }
  }
  yield
  for (const { left, top, right, bottom } of lines) {
    single.push(true)
    const first = Math.floor((left * width) / fine.width)
    const last = Math.min(width - 1, Math.floor((right * width) / fine.width))
    const lowest = Math.min(height - 1, Math.floor((bottom * height) / fine.height))
    for (let y = Math.floor((top * height) / fine.height); y <= lowest; y++) {
      labels.fill(single.length - 1, y * width + first, y * width + last + 1)
    }
  }
  return { width, height, labels, single }
}
