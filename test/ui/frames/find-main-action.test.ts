import { describe, expect, it } from 'vitest'
import { findMarked } from '../../../src/file'
import { seenWithin } from '../../../src/order/seen'
import { findMainAction } from '../../../src/ui/frames/measure-frame'
import { layerData, layerShare, layerShares } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const screen = storedRecord()
const marked = { version: 1, id: '1:9', name: 'Buy now', type: 'INSTANCE' } as const

describe('the marked layer', () => {
  it('is found by its id, whatever it is called by now', () => {
    const renamed = layerShare({ id: '1:9', name: 'Order' })
    const namesake = layerShare({ id: '1:5', name: 'Buy now', type: 'INSTANCE' })
    expect(findMarked([namesake, renamed], marked)).toBe(renamed)
  })

  it('is found by name and type in a variant, the first drawn of several, however strong', () => {
    const strong = layerShare({ id: '2:1', name: 'Buy now', type: 'INSTANCE', order: 8 })
    const first = layerShare({ id: '2:2', name: 'Buy now', type: 'INSTANCE', order: 3 })
    const text = layerShare({ id: '2:3', name: 'Buy now', type: 'TEXT', order: 1 })
    expect(findMarked([strong, first, text], marked)).toBe(first)
    expect(findMarked([text], marked)).toBeNull()
  })

  it('comes in the order of viewers who see each, as in the verdict, with their part', () => {
    const layers = [
      layerShare({ id: '1:1', attention: 0.2, perception: 0.1 }),
      layerShare({ id: '1:9', attention: 0.15, perception: 0.4 })
    ]
    const found = findMainAction(layerShares(layers), layerData({ mainAction: marked }), screen)
    expect(found).toMatchObject({ attention: 0.15, rank: 1, seen: seenWithin(layers[1]!) })
  })

  it('comes in the order of attention where first looks are not known', () => {
    const layers = [0.3, 0.2, 0.2, 0.1].map((attention, index) =>
      layerShare({ id: `1:${index}`, attention, perception: null })
    )
    const of = (id: string): unknown =>
      findMainAction(layerShares(layers), layerData({ mainAction: { ...marked, id } }), screen)
    expect(of('1:0')).toMatchObject({ rank: 1, attention: 0.3 })
    expect(of('1:2')).toMatchObject({ rank: 3 })
    expect(of('1:3')).toMatchObject({ rank: 4, name: 'Headline' })
    expect(of('9:9')).toBeNull()
    expect(findMainAction(layerShares(layers), layerData(), screen)).toBeNull()
  })

  it('has no rank where attention could not be read', () => {
    const layers = [layerShare({ id: '1:9', attention: null })]
    expect(
      findMainAction(layerShares(layers), layerData({ mainAction: marked }), screen)
    ).toMatchObject({
      attention: null,
      rank: null
    })
  })
})
