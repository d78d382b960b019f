import type { LayerNode } from '../../file'
import type { Pixels } from '../../images/pixels'
import { areaOf, type Box, grown, include, isEmpty, noBox, overlap } from '../../perception/see/box'
import { layerBox } from './fold/layer-box'
import { isPainted, isVector } from './fold/node-kind'

/** Levels of 255, of any channel, from which on two samples differ for the eye. */
const STEP = 8
/** Px between samples at most: letters have some of their strokes among them. Two samples apart are compared. */
const MOST_APART = 3
const LAG = 2
/** Px around a shape among which its edge shows. */
const EDGE = 3
/** Room that a text keeps around its ink, in heights of its line at most. */
const ROOM = 0.5
/** What lies in a text's box and is smaller than this part of it has ink of its own. */
const MOST_WITHIN = 0.5

/**
 * Layers as a picture shows them, because a file says little of what can be seen: a leaf whose pixels are all alike, such as
 * white on white, covered or clipped, becomes transparent, and so does what holds nothing else.
 */
export function withoutUnseen(nodes: readonly LayerNode[], pixels: Pixels): LayerNode[] {
  const holding = new Set<number>()
  const seen = [...nodes]
  for (let i = nodes.length - 1; i > 0; i--) {
    const node = nodes[i]!
    const box = layerBox(node)
    const isText = node.type === 'TEXT'
    const isSeen =
      holding.has(i) ||
      node.mask ||
      inkIn(isText ? box : grown(box, EDGE), pixels, [], 'first') !== null
    if (!isSeen) seen[i] = { ...node, opacity: 0 }
    else if (node.opacity > 0) holding.add(node.parent)
  }
  return seen
}

/** Layers with each upright text as large as its letters, whatever the size of its box. */
export function withInk(nodes: readonly LayerNode[], pixels: Pixels): LayerNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent))
  const others = nodes.flatMap((node, i) => {
    const isOther = node.type === 'TEXT' || node.image || isVector(node)
    return isOther || (i > 0 && parents.has(i) && isPainted(node)) ? { i, box: layerBox(node) } : []
  })
  return nodes.map((node, i) => {
    const [a, b, c, d] = node.matrix
    if (node.type !== 'TEXT' || b !== 0 || c !== 0 || a <= 0 || d <= 0) return node
    const box = layerBox(node)
    const within = others.filter(
      (other) =>
        other.i !== i &&
        areaOf(other.box) < MOST_WITHIN * areaOf(box) &&
        !isEmpty(overlap(other.box, box))
    )
    const ink = inkIn(
      box,
      pixels,
      within.map((other) => other.box)
    )
    return ink ? fitted(node, overlap(grown(ink, ROOM * lineOf(node, ink)), box)) : node
  })
}

function fitted(node: LayerNode, { left, top, right, bottom }: Box): LayerNode {
  const [a, , , d] = node.matrix
  const [width, height] = [(right - left) / a, (bottom - top) / d]
  return { ...node, matrix: [a, 0, 0, d, left, top], width, height }
}

/** The height of a text's lines, about: all of it, or what its words need of each line. */
function lineOf({ characters }: LayerNode, ink: Box): number {
  return Math.min(ink.bottom - ink.top, Math.sqrt((2 * areaOf(ink)) / Math.max(1, characters)))
}

/** The box around all in a box of a picture that differs from what is beside it, or what is found `first`; null where nothing does. */
function inkIn(
  box: Box,
  pixels: Pixels,
  without: readonly Box[] = [],
  find: 'all' | 'first' = 'all'
): Box | null {
  const { width, height, data } = pixels
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const right = Math.min(width, Math.ceil(box.right))
  const bottom = Math.min(height, Math.ceil(box.bottom))
  const step = Math.max(1, Math.min(MOST_APART, Math.min(right - left, bottom - top) >> 5))
  const back = LAG * step
  const ink = noBox()
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const at = 4 * (y * width + x)
      const isInk =
        (x - back >= left && differs(data, at, at - 4 * back)) ||
        (y - back >= top && differs(data, at, at - 4 * back * width))
      if (!isInk || without.some((other) => holds(other, x, y))) continue
      include(ink, x - step, y - step, x, y)
      if (find === 'first') return ink
    }
  }
  return isEmpty(ink) ? null : ink
}

const holds = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - EDGE && x <= right + EDGE && y >= top - EDGE && y <= bottom + EDGE

function differs(data: Pixels['data'], one: number, other: number): boolean {
  for (let channel = 0; channel < 4; channel++) {
    const step = data[one + channel]! - data[other + channel]!
    if (step > STEP || step < -STEP) return true
  }
  return false
}
