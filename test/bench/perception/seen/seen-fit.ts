import {
  LEAST,
  SEEN_TIMES,
  type Seen,
  type SeenModel,
  type SeenTime
} from '../../../../src/order/seen'
import { solve } from '../solve'
import type { BoxGroup, ViewedPage } from './viewed-boxes'

type Power = 'firstLooks' | 'attention' | 'area'

/** One kind of looks: the times up to which each adds some, and the powers it depends on. */
interface LooksShape {
  grow: readonly SeenTime[]
  powers: readonly Power[]
}

/** What a fit may choose. */
export type SeenShape = readonly LooksShape[]

/** First looks are over within two seconds; later looks go by attention. */
export const GLANCE_SHAPE: SeenShape = [
  { grow: [1, 2], powers: ['firstLooks', 'attention', 'area'] },
  { grow: [2, 3, 5], powers: ['attention'] }
]

/** What boxes of a group count on a page that has some: those drawn at random as much as all others. */
const WEIGHTS: Record<BoxGroup, number> = {
  random: 1,
  annotated: 1 / 3,
  annotatedLayers: 1 / 3,
  foundLayers: 1 / 3
}
/** What each time counts: two seconds are what is said first. */
const TIME_WEIGHTS: Record<SeenTime, number> = { 1: 1, 2: 2, 3: 1, 5: 1 }

/**
 * Keeps the powers of attention and first looks near each other, in units of the error. Their maps are much alike, and
 * what FiWI's people look at first is more their own habit than what they look at in all.
 */
const ALIKE = 0.3

const STEPS = 60
/** Damping of the first step, and by how much it changes. */
const DAMPING = { first: 1e-3, less: 0.3, more: 4 }
/** A step that gains less, as part of the error, is the last. */
const LEAST_GAIN = 1e-7

interface Sample {
  logs: Readonly<Record<Power, number>>
  weight: number
  seen: Readonly<Record<SeenTime, number>>
}

/**
 * Fits by least squares, with Levenberg's and Marquardt's damping, what part of the viewers see a box; each page weighs
 * alike. What a time adds is the exponential of a fitted number, so that no part of the viewers falls with time.
 */
export function fitSeen(pages: readonly ViewedPage[], shape: SeenShape = GLANCE_SHAPE): SeenModel {
  const samples = pages.flatMap(samplesOf)
  let numbers = startOf(shape)
  let system = systemOf(numbers, shape, samples)
  let damping = DAMPING.first
  for (let step = 0; step < STEPS; step++) {
    const { matrix, right, error } = system
    const damped = matrix.map((row, i) =>
      row.map((value, k) => (i === k ? value * (1 + damping) + 1e-12 : value))
    )
    const moved = solve(damped, right).map((change, i) => numbers[i]! + change)
    const next = systemOf(moved, shape, samples)
    if (!(next.error < error)) {
      damping *= DAMPING.more
      continue
    }
    numbers = moved
    system = next
    damping *= DAMPING.less
    if (error - next.error < LEAST_GAIN * error) break
  }
  return modelOf(numbers, shape)
}

function samplesOf({ boxes }: ViewedPage): Sample[] {
  const counts = new Map<BoxGroup, number>()
  for (const { group } of boxes) counts.set(group, (counts.get(group) ?? 0) + 1)
  return boxes.map((box) => ({
    logs: logsOf(box),
    weight: WEIGHTS[box.group] / counts.get(box.group)!,
    seen: box.seen
  }))
}

/** One look by each time and equal powers, far from either end. */
function startOf(shape: SeenShape): number[] {
  return shape.flatMap(({ grow, powers }) => [
    ...grow.map(() => 0),
    ...powers.map(() => 1 / powers.length)
  ])
}

/** The model that a fit's numbers stand for: for each kind of looks what its times add, as logarithms, then its powers. */
function modelOf(numbers: readonly number[], shape: SeenShape): SeenModel {
  let at = 0
  return shape.map(({ grow, powers }) => {
    const added = grow.map((time) => ({ time, looks: Math.exp(numbers[at++]!) }))
    const by = SEEN_TIMES.map((until) => [
      until,
      added.reduce((sum, { time, looks }) => sum + (time <= until ? looks : 0), 0)
    ])
    const power = (name: Power): number =>
      powers.includes(name) ? numbers[at + powers.indexOf(name)]! : 0
    const model = {
      by: Object.fromEntries(by) as Record<SeenTime, number>,
      firstLooks: power('firstLooks'),
      attention: power('attention'),
      area: power('area')
    }
    at += powers.length
    return model
  })
}

/** The weighted sum of squared errors, and the normal equations of a step that makes it smaller. */
function systemOf(numbers: readonly number[], shape: SeenShape, samples: readonly Sample[]) {
  const model = modelOf(numbers, shape)
  const matrix = numbers.map(() => numbers.map(() => 0))
  const right = numbers.map(() => 0)
  let error = 0
  const slope = numbers.map(() => 0)
  for (const { logs, weight: own, seen } of samples) {
    const kinds = model.map((kind, k) =>
      Math.exp(shape[k]!.powers.reduce((sum, name) => sum + kind[name] * logs[name], 0))
    )
    for (const time of SEEN_TIMES) {
      const unseen = Math.exp(-kinds.reduce((sum, looks, k) => sum + looks * model[k]!.by[time], 0))
      const miss = seen[time] - (1 - unseen)
      const weight = own * TIME_WEIGHTS[time]
      error += weight * miss * miss
      let at = 0
      for (const [k, { grow, powers }] of shape.entries()) {
        const looks = unseen * kinds[k]!
        for (const start of grow) {
          slope[at] = start <= time ? looks * Math.exp(numbers[at]!) : 0
          at++
        }
        for (const name of powers) slope[at++] = looks * model[k]!.by[time] * logs[name]
      }
      for (let i = 0; i < slope.length; i++) {
        right[i]! += weight * slope[i]! * miss
        for (let k = 0; k < slope.length; k++) matrix[i]![k]! += weight * slope[i]! * slope[k]!
      }
    }
  }
  for (const [k, { powers }] of shape.entries()) {
    const [one, other] = [powers.indexOf('firstLooks'), powers.indexOf('attention')]
    if (one < 0 || other < 0) continue
    const start = offsetOf(shape, k) + shape[k]!.grow.length
    const difference = numbers[start + one]! - numbers[start + other]!
    error += ALIKE * difference ** 2
    for (const [i, j, sign] of [
      [start + one, start + other, 1],
      [start + other, start + one, -1]
    ] as const) {
      matrix[i]![i]! += ALIKE
      matrix[i]![j]! -= ALIKE
      right[i]! -= sign * ALIKE * difference
    }
  }
  return { matrix, right, error }
}

/** Where the numbers of a kind of looks begin. */
function offsetOf(shape: SeenShape, kind: number): number {
  return shape
    .slice(0, kind)
    .reduce((sum, { grow, powers }) => sum + grow.length + powers.length, 0)
}

function logsOf({ area, attention, perception }: Seen): Record<Power, number> {
  return {
    area: Math.log(area + LEAST),
    attention: Math.log(attention! + LEAST),
    firstLooks: Math.log(perception! + LEAST)
  }
}
