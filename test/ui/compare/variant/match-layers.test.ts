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

  const button = { kind: 'control', type: 'INSTANCE', name: 'Primary CTA' } as const
  const headline = { name: 'Hero / Headline', label: 'Wake up before your alarm does.' }
  const found = { found: 'control', kind: 'control', name: 'control', type: 'PART' } as const
  const part = (id: string, x: number): Partial<LayerShare> => ({
    id,
    ...found,
    box: [x, 0.1, 0.2, 0.1]
  })
  const at = (id: string, x: number): Partial<LayerShare> => ({ id, box: [x, 0, 0.2, 0.2] })

  it.each<[what: string, one: Partial<LayerShare>[], other: Partial<LayerShare>[], same: string[]]>(
    [
      [
        'a text or a button with its words, whatever it is called and wherever it lies, and no other label',
        [{ id: 'a', ...button, label: 'Start free trial' }],
        [
          { id: 'b', ...button, label: 'Sign in' },
          {
            ...button,
            id: 'c',
            name: 'Button',
            label: 'START FREE TRIAL',
            box: [0.8, 0.8, 0.1, 0.1]
          }
        ],
        ['a,c', 'b']
      ],
      [
        'a text that was edited in its place',
        [{ id: 'a', ...headline }],
        [{ id: 'b', ...headline, label: 'Sleep in. The lamp is up.' }],
        ['a,b']
      ],
      [
        'a text that was edited in a word',
        [{ id: 'a', ...headline }],
        [
          {
            id: 'b',
            name: 'Text 4',
            label: 'Wake up before your alarm.',
            box: [0.7, 0.7, 0.3, 0.3]
          }
        ],
        ['a,b']
      ],
      [
        'a part of a picture by its place alone',
        [part('a', 0), part('b', 0.5)],
        [part('c', 0.51), part('d', 0.8)],
        ['a', 'b,c', 'd']
      ],
      [
        'layers of one name by where they lie, also when one was drawn over the other',
        [at('left', 0), at('right', 0.8)],
        [at('right again', 0.8), at('left again', 0)],
        ['left,left again', 'right,right again']
      ],
      [
        'layers that lie alike by their drawing order',
        [{ id: 'a0' }, { id: 'a1' }],
        [{ id: 'b0' }, { id: 'b1' }],
        ['a0,b0', 'a1,b1']
      ],
      [
        'no layer with what is called otherwise',
        [{ id: 'a', name: 'Buy now' }],
        [{ id: 'b', name: 'CTA' }],
        ['a', 'b']
      ]
    ]
  )('puts together %s', (_, one, other, same) => {
    expect(sets(matchLayers([frame(...one), frame(...other)]))).toEqual(same)
  })
})
