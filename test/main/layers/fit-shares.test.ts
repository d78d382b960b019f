import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type LayerShare, type LayerShares, layerSharesSchema } from '../../../src/file'
import { fitShares } from '../../../src/main/layers/fit-shares'
import { layerShare, layerShares } from '../support/samples'

const name = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('漢', '🙂'), maxLength: 900 }))

/** Shares of up to 80 layers that add up to 1, strongest first, and which of them is marked. */
const anyShares = fc
  .record({
    names: fc.array(name, { maxLength: 80 }),
    weights: fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
      minLength: 81,
      maxLength: 81
    }),
    readable: fc.boolean(),
    marked: fc.nat(80)
  })
  .map(({ names, weights, readable, marked }) => {
    const used = weights.slice(0, names.length + 1)
    const whole = used.reduce((sum, weight) => sum + weight, 0)
    const [rest = 1, ...parts] = used.map((weight) => weight / whole)
    const shareOf = (part: number) => ({
      area: part,
      attention: readable ? part : null,
      perception: part
    })
    const layers = names
      .map((text, i) => layerShare({ id: `1:${i}`, name: text, ...shareOf(parts[i] ?? 0) }))
      .sort((one, other) => other.area - one.area)
    const shares = layerShares({ layers, total: layers.length, rest: shareOf(rest) })
    return { shares, marked: layers[marked] }
  })

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

function sumOf({ layers, rest }: LayerShares, key: 'area' | 'attention' | 'perception'): number {
  return [...layers, rest].reduce((sum, part) => sum + (part[key] ?? 0), 0)
}

test('what is kept fits, can be read again, and all shares still add up to the whole', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 4000, max: 30_000 }), ({ shares, marked }, most) => {
      const fitted = fitShares(shares, most, marked)
      expect(bytes(fitted)).toBeLessThanOrEqual(most)
      expect(v.is(layerSharesSchema, fitted)).toBe(true)
      for (const key of ['area', 'attention', 'perception'] as const) {
        expect(sumOf(fitted, key)).toBeCloseTo(sumOf(shares, key), 9)
      }
      expect(fitted.total).toBe(shares.total)
    })
  )
})

test('the strongest layers are kept in their order, and the main action whatever its share', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 4000, max: 30_000 }), ({ shares, marked }, most) => {
      const ids = fitShares(shares, most, marked).layers.map(({ id }) => id)
      const all = shares.layers.map(({ id }) => id)
      if (marked !== undefined) expect(ids).toContain(marked.id)
      const others = ids.filter((id) => id !== marked?.id)
      expect(others).toEqual(all.filter((id) => id !== marked?.id).slice(0, others.length))
    })
  )
})

test('shares that fit stay as they are', () => {
  const shares = layerShares()
  expect(fitShares(shares, 100_000, undefined)).toEqual(shares)
})

test('of a thousand layers as many are kept as the file takes', () => {
  const layers = Array.from({ length: 1000 }, (_, i): LayerShare => {
    return layerShare({ id: `10:${i}`, name: `Layer ${i}`, attention: 0.0006, area: 0.0004 })
  })
  const fitted = fitShares(layerShares({ layers, total: 1000 }), 99_000, layers[999])
  expect(fitted.layers.length).toBeGreaterThan(400)
  expect(fitted.layers.at(-1)?.id).toBe('10:999')
  expect(bytes(fitted)).toBeGreaterThan(98_000)
})
