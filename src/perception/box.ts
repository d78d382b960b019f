import type { Size } from './filters/fit-area'

/**
 * An upright box: in pixels, or in cells of a grid, which it begins with `left` and `top` and ends before `right` and
 * `bottom`, where it is not said that they are in it. `left` is past `right` when it is empty.
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

export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function scaled({ left, top, right, bottom }: Box, across: number, down: number): Box {
  return { left: left * across, top: top * down, right: right * across, bottom: bottom * down }
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

/** Left, top, width and height of a box in parts of the picture around it, 0–1. */
export function partsOf(
  { left, top, right, bottom }: Box,
  { width, height }: Size
): [x: number, y: number, width: number, height: number] {
  return [left / width, top / height, (right - left) / width, (bottom - top) / height]
}
