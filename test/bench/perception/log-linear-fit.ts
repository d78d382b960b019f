import { solve } from './solve'

/** One picture: the terms at each of its cells, and the part of its fixations there. */
export interface ViewedTerms {
  /** One number per cell for each term. */
  terms: Float32Array[]
  /** Density per cell; sums to 1. */
  viewed: Float32Array
  /** How much the picture counts. */
  weight: number
}

const STEPS = 8

/**
 * Maximum-likelihood weights of a log-linear density: each picture's is proportional to the exponential of the
 * weighted sum of its terms. The problem is convex; Newton's method from zero. `ridge` is per unit of weight.
 */
export function fitLogLinear(pictures: readonly ViewedTerms[], ridge: number): number[] {
  const count = pictures[0]!.terms.length
  const total = pictures.reduce((sum, { weight }) => sum + weight, 0)
  let weights = new Array<number>(count).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -ridge * total * weight)
    const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? ridge * total : 0)))
    for (const picture of pictures) addPicture(picture, weights, gradient, hessian)
    const move = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight + move[i]!)
  }
  return weights
}

/** The density that weights give a picture; sums to 1. */
export function densityOf(
  terms: readonly Float32Array[],
  weights: readonly number[]
): Float32Array {
  const density = new Float32Array(terms[0]!.length)
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
  { terms, viewed, weight }: ViewedTerms,
  weights: number[],
  gradient: number[],
  hessian: number[][]
): void {
  const density = densityOf(terms, weights)
  const means = terms.map((term) => dot(density, term))
  for (const [i, term] of terms.entries()) {
    gradient[i]! += weight * (dot(viewed, term) - means[i]!)
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
