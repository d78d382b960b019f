import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  IDENTITY,
  invert,
  multiply,
  sameTransform,
  translation
} from '../../../../src/main/figma/geometry/transform'
import { rigidTransform } from '../../support/arbitraries'

test('a transform and its inverse cancel out', () => {
  fc.assert(
    fc.property(rigidTransform, (transform) => {
      expect(sameTransform(multiply(transform, invert(transform)), IDENTITY, 1e-6)).toBe(true)
      expect(sameTransform(multiply(invert(transform), transform), IDENTITY, 1e-6)).toBe(true)
    })
  )
})

test('transforms multiply associatively, and the identity changes nothing', () => {
  fc.assert(
    fc.property(rigidTransform, rigidTransform, rigidTransform, (a, b, c) => {
      const left = multiply(multiply(a, b), c)
      expect(sameTransform(left, multiply(a, multiply(b, c)), 1e-6)).toBe(true)
      expect(sameTransform(multiply(a, IDENTITY), a)).toBe(true)
    })
  )
})

test('the inner transform is applied first', () => {
  const quarterTurn: typeof IDENTITY = [
    [0, 1, 0],
    [-1, 0, 0]
  ]
  expect(multiply(quarterTurn, translation(10, 0))).toEqual([
    [0, 1, 0],
    [-1, 0, -10]
  ])
})

test('transforms that differ in one entry are not the same', () => {
  expect(sameTransform(IDENTITY, translation(0, 0.1))).toBe(false)
  expect(sameTransform(IDENTITY, translation(0, 0.1), 0.2)).toBe(true)
})
