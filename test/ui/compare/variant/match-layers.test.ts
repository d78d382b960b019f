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

  it('knows a text or a button again by its words, whatever it is called and wherever it lies', () => {
    const button = { kind: 'control', type: 'INSTANCE' } as const
    const matches = matchLayers([
      frame({ id: 'a', ...button, name: 'Primary CTA', label: 'Start free trial' }),
      frame(
        { id: 'b', ...button, name: 'Primary CTA', label: 'Sign in' },
        { id: 'c', ...button, name: 'Button', label: 'START FREE TRIAL', box: [0.8, 0.8, 0.1, 0.1] }
      )
    ])
    expect(sets(matches)).toEqual(['a,c', 'b'])
  })

  it('puts no two buttons together whose labels differ', () => {
    const button = { kind: 'control', type: 'INSTANCE', name: 'Primary CTA' } as const
    const matches = matchLayers([
      frame({ id: 'a', ...button, label: 'Start free trial' }),
      frame({ id: 'b', ...button, label: 'Sign in' })
    ])
    expect(sets(matches)).toEqual(['a', 'b'])
  })

  it('takes a text for the same that was edited in its place, or in a word', () => {
    const headline = { name: 'Hero / Headline', label: 'Wake up before your alarm does.' }
    const reworded = { name: 'Hero / Headline', label: 'Sleep in. The lamp is up.' }
    expect(
      sets(matchLayers([frame({ id: 'a', ...headline }), frame({ id: 'b', ...reworded })]))
    ).toEqual(['a,b'])
    const moved = { ...headline, name: 'Text 4', box: [0.7, 0.7, 0.3, 0.3] as LayerShare['box'] }
    const edited = { ...moved, label: 'Wake up before your alarm.' }
    expect(
      sets(matchLayers([frame({ id: 'a', ...headline }), frame({ id: 'b', ...edited })]))
    ).toEqual(['a,b'])
  })

  it('knows a picture again by its place and look, else by its name, else not surely', () => {
    const picture = (id: string, name: string, x: number, area = 0.1) =>
      frame({ id, name, kind: 'image', area, box: [x, 0.1, 0.3, 0.3] })
    const pair = (one: LayerShares, other: LayerShares) => sets(matchLayers([one, other]))
    expect(pair(picture('a', 'image 3', 0), picture('b', 'image 9', 0.05))).toEqual(['a,b'])
    expect(pair(picture('a', 'Lamp', 0), picture('b', 'Lamp', 0.6))).toEqual(['a,b'])
    expect(pair(picture('a', 'image 3', 0), picture('b', 'image 3', 0.6))).toEqual(['a,b'])
    expect(pair(picture('a', 'image 3', 0), picture('b', 'image 3', 0.6, 0.4))).toEqual(['a', 'b'])
    expect(pair(picture('a', 'image 3', 0), picture('b', 'image 9', 0.6))).toEqual(['a', 'b'])
  })

  it('knows a part of a picture again by its place alone', () => {
    const kind = { found: 'control', kind: 'control', name: 'control', type: 'PART' } as const
    const part = (id: string, x: number): Partial<LayerShare> => ({
      id,
      ...kind,
      box: [x, 0.1, 0.2, 0.1]
    })
    const matches = matchLayers([
      frame(part('a', 0), part('b', 0.5)),
      frame(part('c', 0.51), part('d', 0.8))
    ])
    expect(sets(matches)).toEqual(['a', 'b,c', 'd'])
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

  it('leaves a reworded, deleted or hidden layer out of the variant that lacks it', () => {
    const matches = matchLayers([
      frame({ id: 'a', name: 'Buy now' }),
      frame({ id: 'b', name: 'CTA' })
    ])
    expect(matches.map(idsOf)).toEqual([
      ['a', null],
      [null, 'b']
    ])
  })
})
