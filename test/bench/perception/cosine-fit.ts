import { cosineTerms, shapeOf } from '../../../src/perception/prior/interface-prior'
import type { CosineDensity } from '../../../src/perception/prior/interface-prior'
import type { ViewedScreen } from './viewing-data'
import { solve } from './solve'

const GRID = 20

/** What the likelihood needs to know of a screen: its shape, its weight, and the mean of each term. */
export interface ScreenMoments {
  shape: number
  count: number
  moments: number[]
}

export function momentsOf(
  screen: ViewedScreen,
  order: number,
  use: (order: number) => boolean
): ScreenMoments {
  const fixations = screen.fixations.filter((fixation) => use(fixation.order))
  const moments = cosineTerms(order).map(
    ([j, k]) =>
      fixations.reduce(
        (sum, { x, y }) => sum + Math.cos(j * Math.PI * x) * Math.cos(k * Math.PI * y),
        0
      ) / Math.max(1, fixations.length)
  )
  return { shape: shapeOf(screen), count: fixations.length, moments }
}

/**
 * Maximum-likelihood fit of a cosine density to screens that weigh alike, with a ridge that grows
 * with the fourth power of the order, by Newton's method from `start`.
 */
export function fitCosineDensity(
  screens: ScreenMoments[],
  order: number,
  ridge: number,
  start: CosineDensity = emptyDensity(order),
  steps = 12
): CosineDensity {
  const terms = cosineTerms(order)
  const n = terms.length
  const penalty = terms.map(([j, k]) => ridge * (j * j + k * k) ** 2)
  const values = sampleTerms(order)
  let theta = [...start.even, ...start.tilt]
  for (let step = 0; step < steps; step++) {
    const gradient = theta.map((value, i) => -penalty[i % n]! * value)
    const hessian = theta.map((_, i) => theta.map((_, j) => (i === j ? penalty[i % n]! : 0)))
    for (const { shape, moments, count } of screens) {
      if (count === 0) continue
      const { mean, covariance } = expected(values, n, theta, shape)
      for (let i = 0; i < n; i++) {
        const miss = (moments[i]! - mean[i]!) / screens.length
        gradient[i]! += miss
        gradient[n + i]! += shape * miss
        for (let j = 0; j < n; j++) {
          const c = covariance[i * n + j]! / screens.length
          hessian[i]![j]! += c
          hessian[i]![n + j]! += shape * c
          hessian[n + i]![j]! += shape * c
          hessian[n + i]![n + j]! += shape * shape * c
        }
      }
    }
    const move = solve(hessian, gradient)
    theta = theta.map((value, i) => value + move[i]!)
  }
  return { order, even: theta.slice(0, n), tilt: theta.slice(n) }
}

function emptyDensity(order: number): CosineDensity {
  const zeros = cosineTerms(order).map(() => 0)
  return { order, even: zeros, tilt: zeros }
}

/** Each term at each cell of the grid, cell by cell. */
function sampleTerms(order: number): Float64Array {
  const terms = cosineTerms(order)
  return Float64Array.from({ length: GRID * GRID * terms.length }, (_, at) => {
    const [j, k] = terms[at % terms.length]!
    const cell = Math.floor(at / terms.length)
    const x = ((cell % GRID) + 0.5) / GRID
    const y = (Math.floor(cell / GRID) + 0.5) / GRID
    return Math.cos(j * Math.PI * x) * Math.cos(k * Math.PI * y)
  })
}

/** Mean and covariance of the terms under the density of a shape. */
function expected(values: Float64Array, n: number, theta: number[], shape: number) {
  const weights = Array.from({ length: n }, (_, i) => theta[i]! + shape * theta[n + i]!)
  const density = new Float64Array(GRID * GRID)
  let total = 0
  for (let cell = 0; cell < density.length; cell++) {
    let logarithm = 0
    for (let i = 0; i < n; i++) logarithm += weights[i]! * values[cell * n + i]!
    density[cell] = Math.exp(logarithm)
    total += density[cell]!
  }
  const mean = new Float64Array(n)
  const covariance = new Float64Array(n * n)
  for (let cell = 0; cell < density.length; cell++) {
    const p = density[cell]! / total
    for (let i = 0; i < n; i++) {
      const value = p * values[cell * n + i]!
      mean[i]! += value
      for (let j = 0; j < n; j++) covariance[i * n + j]! += value * values[cell * n + j]!
    }
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) covariance[i * n + j]! -= mean[i]! * mean[j]!
  }
  return { mean, covariance }
}
