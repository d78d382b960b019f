import type { Size } from '../filters/fit-area'
import { sumToOne } from '../filters/normalise'

/** How many terms `habitTerms` gives. */
export const HABIT_TERMS = 4

/** What the logarithm of the habit of looking is made of, at a place with x and y from −1 to 1. */
export function habitTerms(x: number, y: number): [number, number, number, number] {
  const square = x * x + y * y
  return [x * x, y * y, y, square * square]
}

/** Where people look in photographs and posters whatever they show, on a grid; sums to 1. */
export function pictureHabit({ width, height }: Size, weights: readonly number[]): Float32Array {
  const density = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const y = (2 * row + 1) / height - 1
    for (let column = 0; column < width; column++) {
      const terms = habitTerms((2 * column + 1) / width - 1, y)
      let logarithm = 0
      for (let k = 0; k < HABIT_TERMS; k++) logarithm += weights[k]! * terms[k]!
      density[row * width + column] = Math.exp(logarithm)
    }
  }
  return sumToOne(density)
}
