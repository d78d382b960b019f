import { solve } from './solve'

/** One picture: the terms at each of its cells, and the part of its fixations there. */
export interface ViewedTerms {
  /** One number per cell for each term. */
  terms: readonly Float32Array[]
  /** What the logarithm of the density is besides, per cell. */
  offset?: Float32Array
  /** Density per cell; sums to 1. */
  viewed: Float32Array
  /** How much the picture counts. */
  weight: number
}

export interface FitOptions {
  /** For each term, per unit of weight. */
  ridge: readonly number[]
  /** Where to start from, instead of zero. */
  start?: readonly number[]
  steps?: number
  /** After so many steps the curvature stays as it is: for many terms, which take long, and small weights. */
  curved?: number
}

const STEPS = 8
/** No weight moves further in one step. */
const LONGEST_MOVE = 3
/** The fit ends when none moves by more. */
const LEAST_MOVE = 1e-3

/**
 * Maximum-likelihood weights of a log-linear density: each picture's is proportional to the exponential of its
 * offset and the weighted sum of its terms. The problem is convex; Newton's method.
 */
export function fitLogLinear(
  pictures: readonly ViewedTerms[],
  { ridge, start = ridge.map(() => 0), steps = STEPS, curved = steps }: FitOptions
): number[] {
  const total = pictures.reduce((sum, { weight }) => sum + weight, 0)
  let weights = [...start]
  let hessian: number[][] = []
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, i) => -ridge[i]! * total * weight)
    if (step < curved) {
      hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? ridge[i]! * total : 0)))
    }
    for (const picture of pictures) {
      addPicture(picture, weights, gradient, step < curved ? hessian : null)
    }
    const move = solve(hessian, gradient)
    const longest = Math.max(...move.map(Math.abs))
    const part = Math.min(1, LONGEST_MOVE / longest)
    weights = weights.map((weight, i) => weight + part * move[i]!)
    if (longest < LEAST_MOVE) break
  }
  return weights
}

/** The density that weights give a picture; sums to 1. */
export function densityOf(
  { terms, offset }: Pick<ViewedTerms, 'terms' | 'offset'>,
  weights: readonly number[]
): Float32Array {
  const density = offset?.slice() ?? new Float32Array(terms[0]!.length)
  for (const [k, term] of terms.entries()) {
    const weight = weights[k]!
    for (let i = 0; i < density.length; i++) density[i]! += weight * term[i]!
  }
  let most = -Infinity
  for (const value of density) if (value > most) most = value
  let sum = 0
  for (let i = 0; i < density.length; i++) sum += density[i] = Math.exp(density[i]! - most)
  for (let i = 0; i < density.length; i++) density[i]! /= sum
  return density
}

function addPicture(
  picture: ViewedTerms,
  weights: number[],
  gradient: number[],
  hessian: number[][] | null
): void {
  const { terms, viewed, weight } = picture
  const density = densityOf(picture, weights)
  const means = terms.map((term) => dot(density, term))
  for (const [i, term] of terms.entries()) {
    gradient[i]! += weight * (dot(viewed, term) - means[i]!)
    if (!hessian) continue
    const centred = term.map((value, at) => density[at]! * (value - means[i]!))
    for (let j = 0; j <= i; j++) {
      const covariance = weight * dot(centred, terms[j]!)
      hessian[i]![j]! += covariance
      if (i !== j) hessian[j]![i]! += covariance
    }
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!
  return sum
}
