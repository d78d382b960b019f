import type { Box } from './box'
import { boxFilter } from './box-filter'
import { components, fillRuns } from './components'
import { reach, type Size } from './size'
import { planeLike, type Plane } from './plane'
import type { Steps } from './steps'
import { textBlocks } from './text-blocks'
import type { TextLine } from './text-lines'

/** Steps of colour, in CIELAB units from cell to cell, that belong to a thing. */
const LEAST_STEP = 5
/** Radius of a window by the reach; steps of colour are one thing where they fill at least this share of it. */
const WINDOW = 0.012
const LEAST_FILL = 0.2
/** Largest share of the picture for one thing; anything larger is a ground for many. */
const MOST_AREA = 0.12

/** Which thing each cell of the grid belongs to. */
export interface Things extends Size {
  /** 0 where nothing is; otherwise the thing's number, from 1. */
  labels: Int32Array
  /** Kinds of things, by number: a block of text, another heap of edges, or a ground that many others lie on. */
  kinds: ('none' | 'text' | 'heap' | 'ground')[]
}

/**
 * Finds things in the pixels: each block of lines of text, and each other heap of edges.
 * `edges` are steps of colour on the grid, `lines` were found on a finer one of the size `fine`.
 */
export function* findThings(edges: Plane, lines: readonly TextLine[], fine: Size): Steps<Things> {
  const { width, height } = edges
  const filled = planeLike(edges)
  for (let i = 0; i < filled.data.length; i++) filled.data[i] = edges.data[i]! > LEAST_STEP ? 1 : 0
  const radius = Math.max(1, Math.round(WINDOW * reach(edges)))
  boxFilter(filled, [radius], filled)
  yield
  const mask = new Uint8Array(filled.data.length)
  for (let i = 0; i < mask.length; i++) mask[i] = filled.data[i]! > LEAST_FILL ? 1 : 0
  const labels = new Int32Array(mask.length)
  const kinds: Things['kinds'] = ['none']
  for (const component of components(mask, width)) {
    fillRuns(labels, width, component, kinds.length)
    kinds.push(component.area <= MOST_AREA * mask.length ? 'heap' : 'ground')
  }
  yield
  const boxes = lines.map((line) => boxOn(edges, line, fine))
  const blocks = textBlocks(lines)
  // The rim of a line, as wide as the window made it, is no thing beside the line.
  for (const grow of [radius + 1, 0]) {
    for (const [i, box] of boxes.entries()) {
      relabel(labels, edges, box, grow, kinds.length + blocks.of[i]!)
    }
  }
  for (let i = 0; i < blocks.count; i++) kinds.push('text')
  return { width, height, labels, kinds }
}

/** The cells of a grid in which those of a box on a grid of another size begin. */
function boxOn({ width, height }: Size, box: Box, from: Size): Box {
  return {
    left: Math.floor((box.left * width) / from.width),
    top: Math.floor((box.top * height) / from.height),
    right: Math.min(width, Math.floor(((box.right - 1) * width) / from.width) + 1),
    bottom: Math.min(height, Math.floor(((box.bottom - 1) * height) / from.height) + 1)
  }
}

/** Labels the cells of a box, and those of things within `grow` cells around it. */
function relabel(
  labels: Int32Array,
  { width, height }: Size,
  { left, top, right, bottom }: Box,
  grow: number,
  label: number
): void {
  const end = Math.min(width, right + grow)
  for (let y = Math.max(0, top - grow); y < Math.min(height, bottom + grow); y++) {
    for (let x = Math.max(0, left - grow); x < end; x++) {
      if (grow === 0 || labels[y * width + x] !== 0) labels[y * width + x] = label
    }
  }
}
