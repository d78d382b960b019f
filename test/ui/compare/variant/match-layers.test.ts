import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LayerShare, LayerShares } from '../../../../src/file'
import type { MatchedLayer } from '../../../../src/ui/compare/comparison'
import { matchLayers as matchOrdered } from '../../../../src/ui/compare/variant/match-layers'
import { shareOrder } from '../../../../src/engine/share-order'
import { layerShare, layerShares } from '../../support/layer-shares'
import { storedRecord } from '../../support/stored-record'

function matchLayers(frames: readonly (LayerShares | null)[]): MatchedLayer[] {
  return matchOrdered(
    frames.map((shares) => shares && shareOrder(shares.layers, storedRecord())),
    0
  )
}

const part = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)
const layer = fc.record({
  name: fc.constantFrom('Buy now', 'Rectangle', ''),
  type: fc.constantFrom('TEXT', 'FRAME'),
  attention: fc.option(part),
  box: fc.tuple(part, part, part, part)
})
/** Frames with layers of few names, so that many share one. Ids are unique, orders within a frame are. */
const frames = fc
  .array(fc.option(fc.array(layer, { maxLength: 8 })), { maxLength: 4 })
  .map((all) =>
    all.map(
      (layers, at) =>
        layers &&
        layerShares(layers.map((one, order) => layerShare({ ...one, id: `${at}:${order}`, order })))
    )
  )

function idsOf({ places }: MatchedLayer): (string | null)[] {
  return places.map((place) => place?.id ?? null)
}

/** The matches as sets of ids, whatever their order and the frames'. */
function sets(matches: readonly MatchedLayer[]): string[] {
  return matches
    .map((match) =>
      idsOf(match)
        .flatMap((id) => id ?? [])
        .sort()
        .join()
    )
    .sort()
}

function frame(...layers: Partial<LayerShare>[]): LayerShares {
  return layerShares(
    layers.map((one, order) => layerShare({ order, id: `${JSON.stringify(one)} ${order}`, ...one }))
  )
}

describe('matching layers across variants', () => {
  it('has every layer in exactly one match, and at most one of each frame there', () => {
    fc.assert(
      fc.property(frames, (all) => {
        const matches = matchLayers(all)
        for (const [at, shares] of all.entries()) {
          const matched = matches.flatMap((match) => idsOf(match)[at] ?? [])
          expect(matched.sort()).toEqual((shares?.layers ?? []).map(({ id }) => id).sort())
        }
        expect(matches.every(({ places }) => places.length === all.length)).toBe(true)
      })
    )
  })

  it('puts together only what has one name and one type', () => {
    fc.assert(
      fc.property(frames, (all) => {
        const byId = new Map(all.flatMap((one) => one?.layers ?? []).map((one) => [one.id, one]))
        for (const match of matchLayers(all)) {
          const found = idsOf(match).flatMap((id) => byId.get(id ?? '') ?? [])
          expect(new Set(found.map(({ name, type }) => `${type} ${name}`)).size).toBe(1)
        }
      })
    )
  })

  it('does not depend on the order of the frames', () => {
    fc.assert(
      fc.property(frames, (all) => {
        expect(sets(matchLayers([...all].reverse()))).toEqual(sets(matchLayers(all)))
      })
    )
  })

  it('does not depend on the order in which a frame lists its layers', () => {
    fc.assert(
      fc.property(frames, (all) => {
        const turned = all.map((one) => one && { ...one, layers: [...one.layers].reverse() })
        expect(sets(matchLayers(turned))).toEqual(sets(matchLayers(all)))
      })
    )
  })

  it('tells layers of one name apart by where they lie, also when one was drawn over the other', () => {
    const left = { id: 'left', box: [0, 0, 0.2, 0.2] } satisfies Partial<LayerShare>
    const right = { id: 'right', box: [0.8, 0, 0.2, 0.2] } satisfies Partial<LayerShare>
    const matches = matchLayers([
      frame(left, right),
      frame({ ...right, id: 'right again' }, { ...left, id: 'left again' })
    ])
    expect(sets(matches)).toEqual(['left,left again', 'right,right again'])
  })

  it('goes by drawing order where they lie alike', () => {
    const matches = matchLayers([
      frame({ id: 'a0' }, { id: 'a1' }),
      frame({ id: 'b0' }, { id: 'b1' })
    ])
    expect(sets(matches)).toEqual(['a0,b0', 'a1,b1'])
  })

  it('leaves a renamed, deleted or hidden layer out of the variant that lacks it', () => {
    const matches = matchLayers([
      frame({ id: 'a', name: 'Buy now' }),
      frame({ id: 'b', name: 'CTA' })
    ])
    expect(matches.map(idsOf)).toEqual([
      ['a', null],
      [null, 'b']
    ])
  })

  it('matches a thousand layers of one name by drawing order, at once', () => {
    const many = (of: string): LayerShares =>
      frame(...Array.from({ length: 1000 }, (_, order) => ({ id: `${of}${order}`, order })))
    const matches = matchLayers([many('a'), many('b')])
    expect(matches).toHaveLength(1000)
    expect(idsOf(matches[7]!)).toEqual(['a7', 'b7'])
  })
})
