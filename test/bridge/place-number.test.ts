import { expect, it } from 'vitest'
import { placeNumber } from '../../src/bridge'

const size = { width: 400, height: 300 }
const box = { x: 100, y: 100, width: 120, height: 40 }
const at = (around: Partial<Parameters<typeof placeNumber>[1]>) =>
  placeNumber(box, { across: 20, size, taken: [], texts: [], ...around })

it('puts a number on a corner of its box', () => {
  expect(at({})).toMatchObject({ x: 90, y: 90 })
})

it('takes the corners in turn where other numbers are', () => {
  const taken: ReturnType<typeof at>[] = []
  for (let number = 0; number < 4; number++) taken.push(at({ taken }))
  expect(taken.map(({ x, y }) => [x, y])).toEqual([
    [90, 90],
    [210, 90],
    [90, 130],
    [210, 130]
  ])
})

it('puts it beside the box where its corners would cover what is to be read', () => {
  const above = { x: 80, y: 60, width: 200, height: 38 }
  const below = { x: 80, y: 142, width: 200, height: 38 }
  expect(at({ texts: [box, above, below] })).toMatchObject({ x: 80, y: 100 })
})

it('leaves other numbers their places, and stays in the picture', () => {
  const first = at({})
  const second = at({ taken: [first] })
  expect(second).not.toEqual(first)
  const edge = { x: -10, y: -10, width: 30, height: 30 }
  expect(placeNumber(edge, { across: 20, size, taken: [], texts: [] })).toMatchObject({
    x: 0,
    y: 0
  })
})
