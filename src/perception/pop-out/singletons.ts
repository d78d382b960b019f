import type { Lab } from '../colour/lab'
import { components } from '../filters/components'
import type { Component } from '../filters/components'
import type { Size } from '../filters/fit-area'
import type { Steps } from '../run/steps'
import { countColours } from './colour-counts'

/** Distance from the page's own colour, in the plane of CIELAB's a and b, from which on something is coloured. */
const COLOURED = 34
/** Colours within this CIELAB distance are the same to somebody who searches. */
const SAME_COLOUR = 30
/** A thing has at least this part of the picture's area to count in full, and at most that much at all. */
const FULL_AREA = 0.0008
const LEAST_AREA = 0.0003
const MOST_AREA = 0.1
/**
 * A larger thing than this counts only on an even ground, as a wide button does: coloured panels among others are
 * grounds themselves, and people hardly look at them (on FiWI .2 to .4 times the mean, with one exception).
 */
const LARGE_AREA = 0.03
const LEAST_EVEN_AROUND = 0.6
/** Cells that an edge is soft over, and that are looked at beyond them. */
const SOFT = 1
const AROUND = 2
/** It is compact: it fills so much of its box, which is so many times as long as wide at most. */
const LEAST_FILL = 0.55
const MOST_RATIO = 8
/** Cells so near to its main colour are of it, and so many must be: a part of a photograph is not one piece. */
const EVEN_COLOUR = 10
const LEAST_EVEN = 0.55
/** Side in CIELAB units of the cubes among which the main colour is the fullest. */
const CUBE = 10
/** Edges of other things have all colours in traces: as part of the picture's area. */
const TRACES = 0.0004
/** A thing that holds less of its colour on the page than the first is one of several; from the other on it is alone. */
const ONE_OF_SEVERAL = 0.5
const ALONE = 0.85

/** A compact coloured thing whose colour hardly anything else on the page has. */
export interface Singleton {
  component: Component
  /** 0–1: how nearly alone it is with its colour. */
  strength: number
}

/**
 * Finds what differs from all else on a page by its colour, as a lone red badge does: the feature singletons of
 * visual search (Treisman and Gelade 1980), which are seen at once wherever they are.
 */
export function* findSingletons(lab: Lab): Steps<Singleton[]> {
  const { width, height } = lab.l
  const cells = width * height
  const mask = colouredCells(lab)
  yield
  const shapes = components(mask, width).filter(
    (shape) =>
      shape.area >= LEAST_AREA * cells && shape.area <= MOST_AREA * cells && isCompact(shape)
  )
  if (shapes.length === 0) return []
  const { near } = countColours(lab)
  yield
  return shapes.flatMap((component) => {
    const [l, a, b] = mainColour(component.runs, lab)
    if (evenPart(component.runs, lab, [l, a, b]) < LEAST_EVEN) return []
    if (component.area > LARGE_AREA * cells && !isOnEvenGround(component, lab)) return []
    const held =
      component.area / Math.max(component.area, near(l, a, b, SAME_COLOUR) - TRACES * cells)
    const alone = (held - ONE_OF_SEVERAL) / (ALONE - ONE_OF_SEVERAL)
    const strength = Math.min(1, alone) * Math.min(1, component.area / (FULL_AREA * cells))
    return strength > 0 ? [{ component, strength }] : []
  })
}

function colouredCells({ a, b }: Lab): Uint8Array {
  const ownA = median(a.data)
  const ownB = median(b.data)
  const mask = new Uint8Array(a.data.length)
  for (let i = 0; i < mask.length; i++) {
    const across = a.data[i]! - ownA
    const along = b.data[i]! - ownB
    mask[i] = across * across + along * along > COLOURED * COLOURED ? 1 : 0
  }
  return mask
}

/** The median of values of about −128 to 127, to the next whole number. */
function median(values: Float32Array): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[Math.max(0, Math.min(255, Math.round(value) + 128))]!++
  let below = 0
  let at = 0
  while (below + counts[at]! <= values.length / 2) below += counts[at++]!
  return at - 128
}

function isCompact({ left, top, right, bottom, area }: Component): boolean {
  const width = right - left + 1
  const height = bottom - top + 1
  const ratio = Math.max(width, height) / Math.min(width, height)
  return ratio <= MOST_RATIO && area >= LEAST_FILL * width * height
}

/** Whether most cells around a thing have one colour. */
function isOnEvenGround(component: Component, lab: Lab): boolean {
  const runs = runsAround(component, lab.l)
  if (runs.length === 0) return true
  return evenPart(runs, lab, mainColour(runs, lab)) >= LEAST_EVEN_AROUND
}

/** Runs of cells around the box of a thing, as far as they lie in the picture. */
function runsAround({ left, top, right, bottom }: Component, { width, height }: Size): number[] {
  const runs: number[] = []
  const add = (y: number, from: number, to: number): void => {
    const [first, last] = [Math.max(0, from), Math.min(width - 1, to)]
    if (first <= last) runs.push(y, first, last)
  }
  const far = SOFT + AROUND
  for (let y = Math.max(0, top - far); y <= Math.min(height - 1, bottom + far); y++) {
    if (y < top - SOFT || y > bottom + SOFT) add(y, left - far, right + far)
    else {
      add(y, left - far, left - SOFT - 1)
      add(y, right + SOFT + 1, right + far)
    }
  }
  return runs
}

/** The colour that most of some cells have: the mean of its cells in the fullest cube of CIELAB. */
function mainColour(runs: readonly number[], { l, a, b }: Lab): [number, number, number] {
  const cubes = new Map<number, [count: number, l: number, a: number, b: number]>()
  forEachCell(runs, l.width, (at) => {
    const key =
      (Math.round(l.data[at]! / CUBE) * 64 + Math.round(a.data[at]! / CUBE) + 32) * 64 +
      Math.round(b.data[at]! / CUBE)
    const cube = cubes.get(key) ?? [0, 0, 0, 0]
    cube[0]++
    cube[1] += l.data[at]!
    cube[2] += a.data[at]!
    cube[3] += b.data[at]!
    cubes.set(key, cube)
  })
  const [count, ...sums] = [...cubes.values()].reduce((most, cube) =>
    cube[0] > most[0] ? cube : most
  )
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** The part of some cells whose colour is near their main one. */
function evenPart(
  runs: readonly number[],
  { l, a, b }: Lab,
  main: readonly [number, number, number]
): number {
  let even = 0
  let count = 0
  forEachCell(runs, l.width, (at) => {
    const square =
      (l.data[at]! - main[0]) ** 2 + (a.data[at]! - main[1]) ** 2 + (b.data[at]! - main[2]) ** 2
    if (square <= EVEN_COLOUR * EVEN_COLOUR) even++
    count++
  })
  return even / count
}

function forEachCell(runs: readonly number[], width: number, visit: (at: number) => void): void {
  for (let i = 0; i < runs.length; i += 3) {
    const start = runs[i]! * width
    for (let at = start + runs[i + 1]!; at <= start + runs[i + 2]!; at++) visit(at)
  }
}
