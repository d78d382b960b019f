import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { READABLE } from '../../../src/colour'
import {
  BLACK,
  contrast,
  distance,
  hex,
  over,
  readableOn,
  WHITE
} from '../../../src/main/what-if/colours'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const colour = fc.record({ r: part, g: part, b: part })

describe('colours', () => {
  it('have the contrast that WCAG gives them', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5)
    expect(contrast({ r: 0x77 / 255, g: 0x77 / 255, b: 0x77 / 255 }, WHITE)).toBeCloseTo(4.48, 2)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(contrast(other, one), 9)
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      })
    )
  })

  it('chosen for a ground can be read on it, whatever the page has', () => {
    fc.assert(
      fc.property(colour, fc.array(colour, { maxLength: 6 }), (ground, own) => {
        const chosen = readableOn(ground, own)
        expect(contrast(chosen, ground)).toBeGreaterThanOrEqual(READABLE)
        const first = own.find((one) => contrast(one, ground) >= READABLE)
        expect(first === undefined || chosen === first).toBe(true)
      })
    )
  })

  it('are as far apart as they look', () => {
    expect(distance(BLACK, WHITE)).toBeCloseTo(100, 1)
    expect(distance({ r: 1, g: 0, b: 0 }, { r: 0, g: 1, b: 0 })).toBeCloseTo(170.6, 0)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(distance(one, one)).toBe(0)
        expect(distance(one, other)).toBeCloseTo(distance(other, one), 6)
      })
    )
  })

  it('mix with what is below them, and are written as designers write them', () => {
    expect(hex(over(BLACK, 0.25, WHITE))).toBe('#BFBFBF')
    fc.assert(
      fc.property(colour, part, colour, (top, alpha, under) => {
        const { r } = over(top, alpha, under)
        expect(r).toBeGreaterThanOrEqual(Math.min(top.r, under.r) - 1e-9)
        expect(r).toBeLessThanOrEqual(Math.max(top.r, under.r) + 1e-9)
      })
    )
  })
})
