import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_RATIO,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX
} from '../../src/interface'
import { type Attempt, type Plan, planAfter, startScale } from '../../src/images/plan-scale'
import { side } from '../main/support/arbitraries'

describe('the first scale', () => {
  test.each([
    ['a common frame', { width: 1440, height: 1024 }, 1],
    ['a frame of just 40 px', { width: 40, height: 40 }, 1],
    ['10x10', { width: 10, height: 10 }, 4],
    ['39 px', { width: 39, height: 300 }, 40 / 39],
    ['8000 px', { width: 8000, height: 4000 }, 0.25]
  ])('of %s', (_name, size, scale) => {
    expect(startScale(size)).toBe(scale)
  })
})

test('whatever scale a record asks for, the first try draws no more than fits', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.001, max: 1e6, noNaN: true }),
      (width, height, wanted) => {
        const scale = startScale({ width, height }, wanted)
        expect(scale).toBeLessThanOrEqual(wanted)
        const longest = Math.max(width, height)
        expect(scale * longest).toBeLessThanOrEqual(
          Math.max(IMAGE_MAX_SIDE_PX, startScale({ width, height }) * longest) * 1.000001
        )
      }
    )
  )
})

test('any picture within 50:1 that is not too heavy fits within few tries, whichever way sides round', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom(Math.ceil, Math.floor, Math.round),
      fc.double({ min: 0.01, max: 3, noNaN: true }),
      (width, height, round, bytesPerPixel) => {
        fc.pre(Math.max(width, height) / Math.min(width, height) < IMAGE_MAX_RATIO * 0.97)
        const { plan, last } = run({ width, height }, round, bytesPerPixel)
        expect(plan.state).toBe('fits')
        expect(Math.min(last.width, last.height)).toBeGreaterThanOrEqual(IMAGE_MIN_SIDE_PX)
        expect(Math.max(last.width, last.height)).toBeLessThanOrEqual(IMAGE_MAX_SIDE_PX)
        expect(last.bytes).toBeLessThanOrEqual(IMAGE_MAX_BYTES)
      }
    )
  )
})

test('a picture within the limits is taken as it is', () => {
  expect(planAfter({ width: 2000, height: 40, scale: 1, bytes: IMAGE_MAX_BYTES })).toEqual({
    state: 'fits'
  })
})

test('a picture that is too heavy is made smaller by what its bytes predict', () => {
  const plan = planAfter({ width: 2000, height: 1500, scale: 1, bytes: 4 * IMAGE_MAX_BYTES })
  expect(plan).toEqual({ state: 'retry', scale: expect.closeTo(0.461, 2) })
})

test('a picture that is too heavy at 40 px cannot be made smaller', () => {
  const attempt = { width: 2000, height: 40, scale: 1, bytes: IMAGE_MAX_BYTES + 1 }
  expect(planAfter(attempt)).toEqual({ state: 'impossible', why: 'bytes' })
})

test('a picture drawn narrower than its layer promised is refused', () => {
  expect(planAfter({ width: 2000, height: 30, scale: 1, bytes: 1 })).toEqual({
    state: 'impossible',
    why: 'ratio'
  })
})

/** Exports as Figma might, up to five times. */
function run(
  node: { width: number; height: number },
  round: (length: number) => number,
  bytesPerPixel: number
): { plan: Plan; last: Attempt } {
  let scale = startScale(node)
  for (let tries = 1; ; tries += 1) {
    const width = Math.max(1, round(node.width * scale))
    const height = Math.max(1, round(node.height * scale))
    const last = { width, height, scale, bytes: Math.round(width * height * bytesPerPixel) }
    const plan = planAfter(last)
    if (plan.state !== 'retry' || tries === 5) return { plan, last }
    scale = plan.scale
  }
}
