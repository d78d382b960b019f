import { around, type Box, grown, isEmpty, overlap } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import { airBetween } from '../measure/fold/layer-box'
import { type CutOut, cutOut, paste, type Shape, stretched } from './cut-out'
import { fillHole } from './fill-hole'
import { isSame, isUpright, type LayerBoxes } from './layer-boxes'
import type { Arrangement } from './rearrange'
import { copyOf, cropOf, wholePixels } from './rgb'
import { shapeOf } from './shape'

/** A layer with all that is in it, where it moves or grows as one; else its own paint alone, made wider or higher. */
interface Piece {
  at: number
  /** The box it is drawn in, shadows included, before the change: px of the picture. */
  from: Box
  /** The same box after the change. */
  to: Box
  cutOut: CutOut
}

/** A fill hides all below it. */
const OPAQUE = 0.98

/** Shadows and outlines reach this far beyond a layer's box, px of the design. */
const SHADOW = 24

/**
 * Draws a picture in a new arrangement of its layers, in place: what moved is cut out of its ground and put where it lies
 * now, and what lies above it is left on top.
 */
export function redraw(pixels: Pixels, design: LayerBoxes, now: Arrangement): void {
  const tops = movedLayers(design, now)
  if (tops.length === 0) return
  // From the top down: layers above one are already removed when it is cut out, so they are not part of it.
  const bared = copyOf(pixels)
  const concerned = withLayersAbove(design, tops, now)
  const pieces: Piece[] = []
  for (const at of [...concerned].reverse()) {
    const from = drawnIn(design, at, pixels)
    if (isEmpty(from)) continue
    const withIt = cropOf(bared, from)
    const isPlain = fillHole(bared, design, at, from)
    const shapes = opaqueShapes(design, at)
    const piece = cutOut(withIt, cropOf(bared, from), from, { isPlain, shapes })
    pieces.unshift(placedPiece(design, now, at, from, piece))
  }
  pixels.data.set(bared.data)
  for (const { at, to, cutOut: piece } of pieces)
    paste(pixels, piece, to, windowOf(design, now, at))
}

/** The outermost layers that move or grow as a whole, from bottom to top. */
function movedLayers(design: LayerBoxes, now: Arrangement): number[] {
  const found: number[] = []
  const visit = (at: number): void => {
    if (movesAsOne(design, now, at)) {
      if (!isSame(design.boxes[at]!, now.boxes[at]!)) found.push(at)
      return
    }
    const isRedrawn = isStretched(design, now, at) && isDrawn(design, at)
    if (isRedrawn) found.push(at)
    for (const child of design.childrenOf(at)) {
      // Layers on top of a layer are redrawn with it, even those that stay.
      if (isRedrawn && movesAsOne(design, now, child)) found.push(child)
      else visit(child)
    }
  }
  visit(0)
  return found
}

/** Whether all that is in a layer keeps its place in it. */
function movesAsOne({ boxes, ends }: LayerBoxes, now: Arrangement, at: number): boolean {
  const by = now.scales[at]!
  const [was, is] = [boxes[at]!, now.boxes[at]!]
  for (let inside = at; inside < ends[at]!; inside++) {
    if (now.scales[inside]! !== by) return false
    if (!isSame(now.boxes[inside]!, placed(boxes[inside]!, was, is, by))) return false
  }
  return true
}

/** Moves and scales a box along with its layer. */
function placed(box: Box, was: Box, is: Box, by: number): Box {
  return {
    left: is.left + (box.left - was.left) * by,
    right: is.left + (box.right - was.left) * by,
    top: is.top + (box.top - was.top) * by,
    bottom: is.top + (box.bottom - was.top) * by
  }
}

/** Some layers and all that lies above them where they were or will be, from bottom to top. */
function withLayersAbove(design: LayerBoxes, tops: readonly number[], now: Arrangement): number[] {
  const { boxes, ends, nodes, windows } = design
  const concerned = new Set(tops)
  let last = Math.min(...tops)
  const places = tops.map((at) => around(boxes[at]!, now.boxes[at]!))
  for (let at = last + 1; at < nodes.length; at++) {
    if (concerned.has(at)) {
      last = ends[at]! - 1
      at = last
      continue
    }
    const isAround = tops.some((top) => top > at && top < ends[at]!)
    const isInside = tops.some((top) => at > top && at < ends[top]!)
    if (isAround || isInside || !isDrawn(design, at)) continue
    const above = tops.some((top, i) => top < at && !isEmpty(overlap(windows[at]!, places[i]!)))
    if (above) {
      concerned.add(at)
      at = ends[at]! - 1
    }
  }
  return [...concerned].sort((one, other) => one - other)
}

function isDrawn({ nodes, opacities }: LayerBoxes, at: number): boolean {
  const { cover, outlined, type, mask } = nodes[at]!
  return !mask && opacities[at]! > 0.02 && (cover > 0.02 || outlined || type === 'TEXT')
}

/** The px that a layer and its content cover. */
function drawnIn(design: LayerBoxes, at: number, pixels: Pixels): Box {
  const { ends, nodes, scale, windows } = design
  let box = windows[at]!
  let reach = 1
  for (let inside = at; inside < ends[at]!; inside++) {
    if (!isEmpty(windows[inside]!)) box = around(box, windows[inside]!)
    if (nodes[inside]!.outlined && isDrawn(design, inside)) reach = SHADOW * scale
  }
  const { left, top, right, bottom } = overlap(
    grown(box, Math.min(reach, airAround(design, at, box))),
    windowOf(design, null, at)
  )
  const whole = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom)
  }
  return wholePixels(whole, pixels)
}

/** Px to the nearest layer beside a box that it does not lie on, at least one. */
function airAround(design: LayerBoxes, at: number, box: Box): number {
  const { ends, nodes, windows } = design
  let least = SHADOW * design.scale
  for (let other = 1; other < nodes.length; other++) {
    const isRelated = (other >= at && other < ends[at]!) || (at >= other && at < ends[other]!)
    if (isRelated || !isDrawn(design, other) || isEmpty(windows[other]!)) continue
    const away = airBetween(box, windows[other]!)
    if (away >= 0) least = Math.min(least, away)
  }
  return Math.max(1, Math.floor(least))
}

/** The opaque shapes that a layer consists of. */
function opaqueShapes(design: LayerBoxes, at: number): Shape[] {
  const { boxes, ends, nodes, opacities } = design
  const shapes: Shape[] = []
  for (let inside = at; inside < ends[at]!; inside++) {
    const node = nodes[inside]!
    const isShape = node.type !== 'TEXT' && node.type !== 'VECTOR' && node.cover >= OPAQUE
    if (!isShape || opacities[inside]! < OPAQUE || !isUpright(node)) continue
    const shape = shapeOf(node, boxes[inside]!)
    shapes.push((x: number, y: number) => shape(x, y, 0))
  }
  return shapes
}

function placedPiece(
  design: LayerBoxes,
  now: Arrangement,
  at: number,
  from: Box,
  piece: CutOut
): Piece {
  const by = now.scales[at]!
  const [was, is] = [design.boxes[at]!, now.boxes[at]!]
  const to = placed(from, was, is, by)
  if (!isStretched(design, now, at)) return { at, from, to, cutOut: piece }
  const wider = Math.round((is.right - is.left) / by - (was.right - was.left))
  const higher = Math.round((is.bottom - is.top) / by - (was.bottom - was.top))
  return {
    at,
    from,
    to: { ...to, right: to.right + wider * by, bottom: to.bottom + higher * by },
    cutOut: stretched(piece, piece.width + wider, piece.height + higher)
  }
}

/** The nearest layer around a layer that cuts off its content. */
function windowOf({ nodes, boxes }: LayerBoxes, now: Arrangement | null, at: number): Box {
  const of = now?.boxes ?? boxes
  for (let outer = nodes[at]!.parent; outer > 0; outer = nodes[outer]!.parent) {
    if (nodes[outer]!.clips) return of[outer]!
  }
  return of[0]!
}

/** Whether a layer becomes wider or higher by more than its scale. */
function isStretched({ boxes }: LayerBoxes, now: Arrangement, at: number): boolean {
  const [was, is, by] = [boxes[at]!, now.boxes[at]!, now.scales[at]!]
  return (
    Math.abs((was.right - was.left) * by - (is.right - is.left)) > 0.5 ||
    Math.abs((was.bottom - was.top) * by - (is.bottom - is.top)) > 0.5
  )
}

/** Whether the picture of a new arrangement can be drawn: nothing but plain boxes changes its shape. */
export function canBeDrawn(design: LayerBoxes, now: Arrangement): boolean {
  return design.nodes.every((node, at) => {
    if (!isStretched(design, now, at) || !isDrawn(design, at)) return true
    return at > 0 && !node.image && node.type === 'FRAME' && isUpright(node)
  })
}
