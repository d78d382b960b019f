import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seenApart, seenChanged, seenNoise, seenWithin } from '../../src/order/seen'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const layers = fc.record({ area: part, attention: part, perception: part })

describe('the part of the viewers who see a layer', () => {
  it('rises with attention, and with first looks', () => {
    fc.assert(
      fc.property(layers, part, (layer, more) => {
        for (const share of ['attention', 'perception'] as const) {
          const raised = { ...layer, [share]: Math.max(layer[share], more) }
          expect(seenWithin(raised)).toBeGreaterThanOrEqual(seenWithin(layer)!)
        }
      })
    )
  })

  it('is what people on web pages make of it', () => {
    const headline = { area: 0.06, attention: 0.15, perception: 0.25 }
    const icon = { area: 0.004, attention: 0.008, perception: 0.004 }
    expect(seenWithin(headline, 1)).toBeCloseTo(0.54, 1)
    expect(seenWithin(headline)).toBeCloseTo(0.69, 1)
    expect(seenWithin(icon)).toBeCloseTo(0.03, 1)
  })

  it('takes attention for first looks that are not known, and says nothing without attention', () => {
    const layer = { area: 0.1, attention: 0.2, perception: null }
    expect(seenWithin(layer)).toBe(seenWithin({ ...layer, perception: 0.2 }))
    expect(seenWithin({ ...layer, attention: null })).toBeNull()
    expect(seenWithin({ ...layer, area: 0 })).toBe(0)
  })
})

describe('a difference of parts of the viewers', () => {
  it('tells which layer is seen first where it is more than one in seven of them', () => {
    expect(seenApart(0.5, 0.6)).toBe(false)
    expect(seenApart(0.6, 0.4)).toBe(true)
  })

  it('is a change of one layer where it is more than noise, which is least at either end', () => {
    expect(seenNoise(0.5)).toBeGreaterThan(seenNoise(0.05))
    expect(seenNoise(0.5)).toBeGreaterThan(seenNoise(0.98))
    expect(seenChanged(0.5, 0.52)).toBe(false)
    expect(seenChanged(0.5, 0.7)).toBe(true)
  })
})
