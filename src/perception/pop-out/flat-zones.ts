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

/** Cells of nearly one colour that hang together, the box around them, whose `right` and `bottom` are in it, and their mean colour. */
export interface Zone extends Box, Colour {
  /** Cells. */
  area: number
  /** The first and the last column of each of its rows. */
  lefts: number[]
  rights: number[]
}

/**
 * The four-connected zones of nearly one colour, but for the smallest (Soille 2008: alpha-connected
 * components): a filled shape is one zone whatever it lies on, while a photograph falls apart into many.
 */
export function* flatZones({ l, a, b }: Lab): Steps<Zone[]> {
  const { width, height } = l
  const parent = joinCells(l.data, a.data, b.data, width)
  yield
  const least = LEAST_AREA * parent.length
  const areas = new Uint32Array(parent.length)
  for (let i = 0; i < parent.length; i++) areas[(parent[i] = rootOf(parent, i))]!++
  const zones = new Map<number, Zone>()
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const root = parent[i]!
      if (areas[root]! < least) continue
      let zone = zones.get(root)
      if (!zone) {
        const box = { left: x, top: y, right: x, bottom: y - 1 }
        zone = { ...box, area: areas[root]!, lefts: [], rights: [], l: 0, a: 0, b: 0 }
        zones.set(root, zone)
      }
      if (y > zone.bottom) zone.lefts.push(x)
      if (x < zone.left) zone.left = x
      if (x > zone.right) zone.right = x
      zone.bottom = y
      zone.rights[y - zone.top] = x
      zone.l += l.data[i]! / zone.area
      zone.a += a.data[i]! / zone.area
      zone.b += b.data[i]! / zone.area
    }
  }
  return [...zones.values()]
}

/** The first cell of each cell's zone, or one nearer to it (union-find). */
function joinCells(l: Float32Array, a: Float32Array, b: Float32Array, width: number): Int32Array {
  const parent = new Int32Array(l.length)
  for (let i = 0; i < parent.length; i++) {
    parent[i] = i
    if (i % width > 0 && isAlike(l, a, b, i, i - 1)) parent[i] = rootOf(parent, i - 1)
    if (i >= width && isAlike(l, a, b, i, i - width)) join(parent, i, i - width)
  }
  return parent
}

function isAlike(l: Float32Array, a: Float32Array, b: Float32Array, i: number, j: number): boolean {
  const light = l[i]! - l[j]!
  const red = a[i]! - a[j]!
  const yellow = b[i]! - b[j]!
  return light * light + red * red + yellow * yellow <= STEP * STEP
}
