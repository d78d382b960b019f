import type { Lab } from '../colour/lab'
import { components } from '../filters/components'
import type { Component } from '../filters/components'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { meanColour } from './singletons'
import type { Singleton } from './singletons'

/** Steps of colour, in CIELAB units from cell to cell, that a thing is made of. */
const LEAST_STEP = 8
/** Part of the picture's area that the box of a lone thing takes. */
const LEAST_AREA = 0.0008
const MOST_AREA = 0.03
/** Nearly as high as wide: longer ones are words and lines. */
const MOST_RATIO = 2.2
/** Around it, as far as this part of its side, so much at least is empty. */
const RING = 0.3
const LEAST_EMPTY = 0.75
/** How much things may differ and still be alike: logarithm of size, part filled with edges, colour. */
const ALIKE = { size: 0.3, fill: 0.2, colour: 30 }
/** Of as many alike as this nothing stands out; of one, all does. */
const MANY = 2

interface Thing {
  component: Component
  size: number
  fill: number
  colour: readonly [number, number, number]
}

/**
 * Finds compact things that stand on their own and have no like on the page: a large numeral, a face, a sign. `edges`
 * are steps of colour on the grid of `lab`.
 */
export function* findLoneThings(edges: Plane, lab: Lab): Steps<Singleton[]> {
  const { width, height } = edges
  const mask = thickened(edges)
  yield
  const things: Thing[] = []
  for (const component of components(mask, width)) {
    const across = component.right - component.left + 1
    const down = component.bottom - component.top + 1
    const part = (across * down) / (width * height)
    if (part < LEAST_AREA || part > MOST_AREA) continue
    if (Math.max(across, down) > MOST_RATIO * Math.min(across, down)) continue
    if (emptyAround(component, mask, width, height) < LEAST_EMPTY) continue
    things.push({
      component,
      size: Math.log(Math.sqrt(across * down)),
      fill: component.area / (across * down),
      colour: meanColour(component, lab)
    })
  }
  yield
  return things.flatMap((thing) => {
    const alike = things.reduce((sum, other) => sum + likeness(thing, other), 0)
    const strength = (MANY - alike) / (MANY - 1)
    return strength > 0 ? [{ component: thing.component, strength }] : []
  })
}

/** 1 where there is an edge, or one next to it. */
function thickened({ width, height, data }: Plane): Uint8Array {
  const mask = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! <= LEAST_STEP) continue
      const end = Math.min(width, x + 2)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        mask.fill(1, row * width + Math.max(0, x - 1), row * width + end)
      }
    }
  }
  return mask
}

/** Part of the frame around a thing's box in which there is nothing; what lies beyond the picture is left out. */
function emptyAround(
  { left, top, right, bottom }: Component,
  mask: Uint8Array,
  width: number,
  height: number
): number {
  const wide = Math.max(2, Math.round(RING * Math.max(right - left + 1, bottom - top + 1)))
  let empty = 0
  let all = 0
  for (let y = Math.max(0, top - wide); y <= Math.min(height - 1, bottom + wide); y++) {
    for (let x = Math.max(0, left - wide); x <= Math.min(width - 1, right + wide); x++) {
      if (x >= left && x <= right && y >= top && y <= bottom) continue
      all++
      if (mask[y * width + x] === 0) empty++
    }
  }
  return empty / all
}

/** 1 for things that are the same to a viewer, 0 for those that have nothing in common. */
function likeness(one: Thing, other: Thing): number {
  const colour = one.colour.reduce((sum, value, i) => sum + (value - other.colour[i]!) ** 2, 0)
  return Math.exp(
    -(
      ((one.size - other.size) / ALIKE.size) ** 2 +
      ((one.fill - other.fill) / ALIKE.fill) ** 2 +
      colour / ALIKE.colour ** 2
    )
  )
}
