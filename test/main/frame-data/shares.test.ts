import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type LayerShare,
  type LayerShares,
  layerSharesSchema,
  type MainAction
} from '../../../src/file'
import { serialiseShares } from '../../../src/main/frame-data/shares'
import { layerShare, layerShares } from '../support/samples'

const toMainAction = ({ id, name, type }: LayerShare): MainAction => ({
  version: 1,
  id,
  name,
  type
})

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
    return {
      shares,
      mainAction: layers[marked] === undefined ? null : toMainAction(layers[marked])
    }
  })

function sumOf({ layers, rest }: LayerShares, key: 'area' | 'attention' | 'perception'): number {
  return [...layers, rest].reduce((sum, part) => sum + (part[key] ?? 0), 0)
}

const kept = (...what: Parameters<typeof serialiseShares>): LayerShares =>
  JSON.parse(serialiseShares(...what)) as LayerShares

test('what is kept is forty layers and the main action, and all shares still add up to the whole', () => {
  fc.assert(
    fc.property(anyShares, ({ shares, mainAction }) => {
      const read = kept(shares, mainAction)
      expect(read.layers.length).toBeLessThanOrEqual(41)
      expect(v.is(layerSharesSchema, read)).toBe(true)
      for (const key of ['area', 'attention', 'perception'] as const) {
        expect(sumOf(read, key)).toBeCloseTo(sumOf(shares, key), 3)
      }
      expect(read.total).toBe(shares.total)
    })
  )
})

test('the strongest layers are kept in their order, and the main action whatever its share', () => {
  fc.assert(
    fc.property(anyShares, ({ shares, mainAction }) => {
      const ids = kept(shares, mainAction).layers.map(({ id }) => id)
      const all = shares.layers.map(({ id }) => id)
      if (mainAction !== null) expect(ids).toContain(mainAction.id)
      const others = ids.filter((id) => id !== mainAction?.id)
      expect(others).toEqual(all.filter((id) => id !== mainAction?.id).slice(0, others.length))
    })
  )
})

test('no names or ids are too long for an entry: fewer layers are kept', () => {
  const layers = Array.from({ length: 60 }, (_, i): LayerShare => {
    return layerShare({ id: `I${'1234:5678;'.repeat(800)}${i}`, attention: 0.016 })
  })
  const text = serialiseShares(layerShares({ layers, total: 60 }), null)
  expect(text.length).toBeLessThan(100_000)
  expect((JSON.parse(text) as LayerShares).layers).toHaveLength(10)
})
