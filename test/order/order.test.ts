import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areSeenTogether, seenFirst } from '../../src/order/order'
import { SEEN_TIMES, seenWithin } from '../../src/order/seen'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const layers = fc.array(fc.record({ area: part, attention: part, perception: fc.option(part) }), {
  maxLength: 30
})

describe('the order of layers', () => {
  it('puts first what most viewers see: a small headline with many first looks before a large dim photograph', () => {
    const photo = { area: 0.4, attention: 0.2, perception: 0.1 }
    const headline = { area: 0.05, attention: 0.2, perception: 0.25 }
    const speck = { area: 0.0005, attention: 0.001, perception: 0.001 }
    expect(seenFirst([photo, speck, headline])).toEqual([headline, photo, speck])
  })

  it('goes by attention where first looks are not known of any layer', () => {
    const one = { area: 0.1, attention: 0.1, perception: null }
    const other = { area: 0.1, attention: 0.2, perception: null }
    expect(seenFirst([one, other])).toEqual([other, one])
  })

  it('leaves out only what has no area or no attention, and has each layer once, the likeliest to be seen first', () => {
    fc.assert(
      fc.property(layers, (list) => {
        const order = seenFirst(list)
        expect(new Set(order).size).toBe(order.length)
        expect(new Set(order)).toEqual(
          new Set(list.filter(({ area, attention }) => area > 0 && attention > 0))
        )
        const parts = order.map((layer) => seenWithin(layer)!)
        expect(parts).toEqual([...parts].sort((a, b) => b - a))
      })
    )
  })

  it('calls layers seen together that differ by no more than their shares do without a reason', () => {
    const one = { area: 0.1, attention: 0.2, perception: 0.2 }
    const near = { area: 0.1, attention: 0.2, perception: 0.19 }
    const far = { area: 0.1, attention: 0.05, perception: 0.05 }
    expect(areSeenTogether(one, near)).toBe(true)
    expect(areSeenTogether(one, far)).toBe(false)
  })
})

it('the part of the viewers who see a layer lies between none and all, and rises with time', () => {
  fc.assert(
    fc.property(part, part, fc.option(part), (area, attention, perception) => {
      const parts = SEEN_TIMES.map((time) => seenWithin({ area, attention, perception }, time)!)
      expect(parts).toEqual([...parts].sort((a, b) => a - b))
      expect(parts[0]).toBeGreaterThanOrEqual(0)
      expect(parts.at(-1)).toBeLessThanOrEqual(1)
    })
  )
})
