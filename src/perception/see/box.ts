import type { Rect, Size } from './size'

/**
 * An upright box in pixels, or in cells of a grid; `right` and `bottom` lie outside it. `left` is past `right` when it is
 * empty.
 */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function noBox(): Box {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
}

/** Makes a box large enough to hold another one. */
export function include(box: Box, left: number, top: number, right: number, bottom: number): void {
  if (left < box.left) box.left = left
  if (top < box.top) box.top = top
  if (right > box.right) box.right = right
  if (bottom > box.bottom) box.bottom = bottom
}

/** The box around two boxes. */
export function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom)
  }
}

/** Intersection of two boxes. */
export function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom)
  }
}

/** The part of a box that lies in a picture. */
export function within(box: Box, { width, height }: Size): Box {
  return overlap(box, { left: 0, top: 0, right: width, bottom: height })
}

/** The whole px of a picture that a box touches. */
export function pxTouched(box: Box, picture: Size): Rect {
  const { left, top, right, bottom } = within(box, picture)
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function scaled({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left * across, top: top * down, right: right * across, bottom: bottom * down }
}

/** A box of a picture, or of a grid, in the px or cells of another size of it. */
export function onSize(box: Box, from: Size, to: Size): Box {
  return scaled(box, to.width / from.width, to.height / from.height)
}

/** 0 for an empty box. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** Area that two boxes have in common. */
export function sharedArea(one: Box, other: Box): number {
  return areaOf(overlap(one, other))
}

export function isEmpty(box: Box): boolean {
  return areaOf(box) === 0
}

/** The box of a place that is given by its top left corner and its size. */
export function boxOf({ x, y, width, height }: Rect): Box {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

export const heightOf = ({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number => bottom - top

/** Sets the cells of a grid that a box touches. */
export function fillBox(cells: Uint8Array, grid: Size, box: Box, value: number): void {
  const left = Math.max(0, Math.floor(box.left))
  const right = Math.min(grid.width, Math.ceil(box.right))
  const bottom = Math.min(grid.height, Math.ceil(box.bottom))
  for (let row = Math.max(0, Math.floor(box.top)); row < bottom; row++) {
    if (left < right) cells.fill(value, row * grid.width + left, row * grid.width + right)
  }
}

/** Cells of a grid, 1 or 0, that boxes in px of a picture touch. */
export function cellsTouched(boxes: readonly Box[], picture: Size, grid: Size): Uint8Array {
  const cells = new Uint8Array(grid.width * grid.height)
  for (const box of boxes) fillBox(cells, grid, onSize(box, picture, grid), 1)
  return cells
}

/** Left, top, width and height of a box in parts of the picture around it, 0–1. */
export function partsOf(
  { left, top, right, bottom }: Box,
  { width, height }: Size
): [x: number, y: number, width: number, height: number] {
  return [left / width, top / height, (right - left) / width, (bottom - top) / height]
}

/** True when the middle of `inner` lies in `outer`. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2
  const y = (inner.top + inner.bottom) / 2
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
}
