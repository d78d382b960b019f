import type { Box } from '../see/box'
import { join, rootOf } from '../see/components'
import type { Lab } from '../see/lab'
import type { Steps } from '../see/steps'

/** Neighbouring cells whose colours differ by at most this, in CIELAB units, belong together. */
const STEP = 7

/** Zones with a smaller part of the cells are not given. */
const LEAST_AREA = 0.00015

/** A colour in CIELAB. */
export interface Colour {
  l: number
  a: number
  b: number
}

/** Cells of nearly one colour that hang together, the box around them, and their mean colour. */
export interface Zone extends Box, Colour {
  /** Cells. */
  area: number
  /** The first column of each of its rows, and the one after the last. */
  lefts: number[]
  rights: number[]
}

/**
 * The four-connected zones of nearly one colour, but for the smallest (Soille 2008: alpha-connected
 * components): a filled shape is one zone whatever it lies on, while a photograph falls apart into many.
 */
export function* flatZones(lab: Lab): Steps<Zone[]> {
  const { width, height } = lab.l
  const parent = joinCells(lab.l.data, lab.a.data, lab.b.data, width)
  yield
  const least = LEAST_AREA * parent.length
  const areas = new Uint32Array(parent.length)
  // A parent comes before its cells, so it is a root by then.
  for (let i = 0; i < parent.length; i++) areas[(parent[i] = parent[parent[i]!]!)]!++
  yield
  const zones = new Map<number, Zone>()
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0, end = 0; x < width; x = end) {
      const root = parent[row + x]!
      while (end < width && parent[row + end] === root) end++
      const area = areas[root]!
      if (area < least) continue
      const known = zones.get(root)
      const zone = known ?? { ...emptyZone(x, y), area }
      if (!known) zones.set(root, zone)
      if (y >= zone.bottom) zone.lefts.push(x)
      zone.left = Math.min(zone.left, x)
      zone.right = Math.max(zone.right, end)
      zone.bottom = y + 1
      zone.rights[y - zone.top] = end
      for (const name of ['l', 'a', 'b'] as const) {
        zone[name] += sumOf(lab[name].data, row + x, row + end) / area
      }
    }
  }
  return [...zones.values()]
}

/** A zone before its first cells, which are at a place. */
const emptyZone = (left: number, top: number): Zone => {
  const box = { left, top, right: left, bottom: top }
  return { ...box, area: 0, lefts: [], rights: [], l: 0, a: 0, b: 0 }
}

function sumOf(data: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += data[i]!
  return sum
}

/** The first cell of each cell's zone, or one nearer to it (union-find). */
function joinCells(l: Float32Array, a: Float32Array, b: Float32Array, width: number): Int32Array {
  const parent = new Int32Array(l.length)
  for (let i = 0; i < parent.length; i++) {
    parent[i] = i % width > 0 && isAlike(l, a, b, i, i - 1) ? parent[i - 1]! : i
    if (i < width || parent[i - width] === parent[i] || !isAlike(l, a, b, i, i - width)) continue
    join(parent, i, i - width)
    parent[i] = rootOf(parent, i)
  }
  return parent
}

function isAlike(l: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): boolean {
  const light = l[i]! - l[j]!
  const red = a[i]! - a[j]!
  const yellow = b[i]! - b[j]!
  return light * light + red * red + yellow * yellow <= STEP * STEP
}
