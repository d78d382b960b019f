import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderLayers, rankIn } from '../../src/order/layer-order'
import { seenFirst } from '../../src/order/order'
import { seenWithin } from '../../src/order/seen'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const layers = fc.array(
  fc.record({
    name: fc.string(),
    area: part,
    attention: part,
    perception: part,
    below: fc.boolean()
  }),
  { maxLength: 30 }
)

const isBelow = ({ below }: { below: boolean }): boolean => below
const layer = (name: string, perception: number, below = false) => {
  return { name, area: 0.1, attention: 0.1, perception, below }
}

describe('an order of layers', () => {
  it('has every layer once: what is seen first, what gets no attention, then what is below the fold', () => {
    fc.assert(
      fc.property(layers, (list) => {
        const { order, places } = orderLayers(list, isBelow)
        expect(new Set(order)).toEqual(new Set(list))
        expect(order).toHaveLength(list.length)
        expect(order.slice(0, places.size)).toEqual([...places.keys()])
        expect([...places.values()]).toEqual([...places.keys()].map((_, index) => index + 1))
        const seen = seenFirst(list, isBelow).filter((one) => !one.below)
        expect([...places.keys()]).toEqual(seen)
        expect(order.map(isBelow)).toEqual(order.map(isBelow).sort())
      })
    )
  })

  it('has all that are too close to the first to say which is seen first', () => {
    const [a, b, c, d] = [layer('a', 0.2), layer('b', 0.19), layer('c', 0.18), layer('d', 0.02)]
    expect(orderLayers([d, c, b, a], isBelow).level).toEqual([b, c])
    expect(orderLayers([a, d], isBelow).level).toEqual([])
    expect(orderLayers([], isBelow).level).toEqual([])
  })
})

describe('how a layer stands', () => {
  const [first, near, far, below, unseen] = [
    layer('First', 0.2),
    layer('Near', 0.19),
    layer('Far', 0.05),
    layer('Below', 0.3, true),
    { ...layer('Unseen', 0), area: 0 }
  ]
  const order = orderLayers([first, near, far, below, unseen], isBelow)

  it('is its place among what is seen without scrolling, the viewers who see it, and whether that is about the first', () => {
    const standings = [first, near, far].map((one) => rankIn(order, one))
    expect(standings.map(({ rank, level, below }) => [rank, level, below])).toEqual([
      [1, true, false],
      [2, true, false],
      [3, false, false]
    ])
    expect(standings.map(({ seen }) => seen)).toEqual(
      [first, near, far].map((one) => seenWithin(one))
    )
  })

  it('is no place where it is not seen without scrolling, or gets no attention', () => {
    expect(rankIn(order, below)).toMatchObject({ rank: null, level: false, below: true })
    expect(rankIn(order, unseen)).toMatchObject({ rank: null, seen: 0, below: false })
  })
})
