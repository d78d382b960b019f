import { expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { booleanMaps } from '../../../src/perception/attention/boolean-maps'
import { plane } from '../../../src/perception/see/plane'
import { sum } from '../pictures'
import { drawnPlane } from './drawn-planes'

const SIDE = 48

/** What is enclosed, by place, in a square of two tones. */
const enclosed = (isInk: (x: number, y: number) => boolean, ink: number, ground: number) => {
  const l = drawnPlane(SIDE, SIDE, (x, y) => (isInk(x, y) ? ink : ground))
  const { data } = runToEnd(booleanMaps({ l, a: plane(SIDE, SIDE), b: plane(SIDE, SIDE) }))
  return (x: number, y: number): number => data[y * SIDE + x]!
}

const isBox = (x: number, y: number): boolean => Math.max(Math.abs(x - 24), Math.abs(y - 24)) < 6
const isRing = (x: number, y: number): boolean => Math.abs(Math.hypot(x - 24, y - 24) - 12) < 2

it.each([
  ['a light box', isBox, 90, 20],
  ['a dark box', isBox, 20, 90],
  ['the ground within a ring', isRing, 20, 90]
])('raises %s, and nothing far from it', (_, isInk, ink, ground) => {
  const at = enclosed(isInk, ink, ground)
  expect(at(24, 24)).toBeGreaterThan(0.1)
  expect(at(2, 2)).toBeLessThan(0.05 * at(24, 24))
})

it('raises nothing that reaches the border, nor what lies beside it', () => {
  const at = enclosed((x) => x >= 20 && x < 28, 90, 20)
  for (const x of [4, 24, 44]) expect(at(x, 24)).toBe(0)
})

it.each([
  ['a dot', 0, 5],
  ['a box of 5 x 5 cells', 2, 9]
])('weighs %s, two cells wider on each side, by its side', (_, half, side) => {
  const at = enclosed((x, y) => Math.max(Math.abs(x - 24), Math.abs(y - 24)) <= half, 90, 20)
  const cells = Array.from({ length: SIDE * SIDE }, (__, i) => at(i % SIDE, Math.floor(i / SIDE)))
  // The root of its area, once for each of sixteen thresholds.
  expect(sum(cells)).toBeCloseTo(16 * side, 0)
})
