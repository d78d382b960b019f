import { expect, it } from 'vitest'
import { groupFares } from '../../../src/ui/layers/group-fares'
import { layerShare } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const title = layerShare({ id: 'title', area: 0.02, attention: 0.1, perception: 0.1 })
const price = layerShare({ id: 'price', area: 0.02, attention: 0.15, perception: 0.2 })
const photo = layerShare({ id: 'photo', area: 0.02, attention: 0.2, perception: 0.4 })
const all = [photo, price, title]
const record = storedRecord()
const isIn = (...layers: (typeof all)[number][]): Parameters<typeof groupFares>[1] => {
  return (layer) => layers.includes(layer)
}

it('a group gets what its layers get together, and the place of one thing instead of them', () => {
  const fares = groupFares(all, isIn(price, title), record)
  expect(fares?.shares.attention).toBeCloseTo(0.25)
  expect(fares).toMatchObject({ rank: 2, below: false })
})

it('a group of one layer fares as that does', () => {
  expect(groupFares(all, isIn(price), record)).toMatchObject({ shares: price, rank: 2 })
})

it('a group of the whole frame is the only thing', () => {
  expect(groupFares(all, () => true, record)).toMatchObject({ rank: 1 })
})

it('a group fares in no way that is known without a listed layer, or without their attention', () => {
  expect(groupFares(all, () => false, record)).toBeNull()
  const unread = all.map((layer) => ({ ...layer, attention: null }))
  expect(groupFares(unread, () => true, record)).toBeNull()
})
