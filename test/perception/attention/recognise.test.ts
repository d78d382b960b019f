import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  kindParts,
  KINDS,
  SEEN_KINDS,
  type KindParts
} from '../../../src/perception/attention/kinds'
import { SIGN_WEIGHTS } from '../../../src/perception/attention/sign-weights'
import { kindSigns } from '../../../src/perception/attention/kind-signs'
import { picture, sum, WHITE } from '../pictures'
import { planesOf } from './drawn-planes'

const blank = picture(60, 40, () => WHITE)
const { length: count } = Object.keys(kindSigns(planesOf(blank), 0, blank))
const sizes = fc.record({
  width: fc.integer({ min: 20, max: 3000 }),
  height: fc.integer({ min: 20, max: 6000 })
})
const signs = fc.array(fc.double({ min: -7, max: 7, noNaN: true }), {
  minLength: count,
  maxLength: count
})
const partsOf = (parts: KindParts) => KINDS.map((kind) => parts[kind])
const apart = (one: KindParts, other: KindParts) =>
  Math.max(...KINDS.map((kind) => Math.abs(one[kind] - other[kind])))

describe('the kind of a picture', () => {
  it('is made of parts of a whole, whatever the signs', () => {
    const any = fc.oneof(
      signs,
      signs.map((values) => values.map((value) => 200 * value))
    )
    fc.assert(
      fc.property(any, sizes, (values, size) => {
        const parts = partsOf(kindParts('generic', values, size))
        expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true)
        expect(sum(parts)).toBeCloseTo(1, 9)
      })
    )
  })

  it('is what the medium says where it says so', () => {
    fc.assert(
      fc.property(signs, sizes, (values, size) => {
        expect(kindParts('desktopWeb', values, size).desktop).toBe(1)
        expect(kindParts('mobileWeb', values, size).phone).toBe(1)
        expect(sum(partsOf(kindParts('desktopWeb', values, size)))).toBe(1)
        expect(sum(partsOf(kindParts('mobileWeb', values, size)))).toBe(1)
      })
    )
  })

  it('changes little with a row of pixels more', () => {
    fc.assert(
      fc.property(signs, sizes, (values, { width, height }) => {
        const [one, other] = [height, height + 1].map((rows) =>
          kindParts('generic', values, { width, height: rows })
        )
        // Signs are the same, so all that moves is from one kind of page to the other.
        expect(apart(one!, other!)).toBeLessThanOrEqual((4 * width) / height / height)
      })
    )
  })

  it('is a page on a phone where a page is tall, on a desktop where it is wide', () => {
    const page = new Array<number>(count).fill(0)
    const weights = { ...SIGN_WEIGHTS, page: [50, ...page, ...page] }
    const of = (width: number, height: number) =>
      kindParts('generic', page, { width, height }, weights)
    expect(of(390, 844).phone).toBeCloseTo(1, 6)
    expect(of(1440, 900).desktop).toBeCloseTo(1, 6)
    const between = of(750, 1000)
    expect(between.phone).toBeGreaterThan(0.1)
    expect(between.desktop).toBeGreaterThan(0.1)
  })
})

it('has a weight for the constant, for every sign and for its square, of every kind', () => {
  for (const kind of SEEN_KINDS) {
    expect(SIGN_WEIGHTS[kind]).toHaveLength(2 * count + 1)
    expect(SIGN_WEIGHTS[kind].every(Number.isFinite)).toBe(true)
  }
})
