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

it('takes places in a row with the corner where more numbers lie on the box', () => {
  const taken: ReturnType<typeof at>[] = []
  for (let number = 0; number < 11; number++) taken.push(at({ taken }))
  expect(taken.slice(4).map(({ x, y }) => [x, y])).toEqual([
    [110, 90],
    [90, 110],
    [130, 90],
    [150, 90],
    [90, 150],
    [70, 90],
    [90, 70]
  ])
})

const [left, right] = [0, 220].map((x) => ({ x, y: 0, width: x === 0 ? 100 : 180, height: 300 }))
const [above, below] = [0, 140].map((y) => ({ x: 0, y, width: 400, height: y === 0 ? 100 : 160 }))
const upper = { x: 0, y: 0, width: 400, height: 120 }
const former = { x: 0, y: 0, width: 200, height: 300 }
it.each([
  ['on its left', [above, below], [80, 100]],
  ['lower on its left', [upper, below], [80, 120]],
  ['on its right', [above, below, left], [220, 100]],
  ['lower on its right', [upper, below, left], [220, 120]],
  ['above', [left, right, below], [100, 80]],
  ['above its end', [former, right, below], [200, 80]],
  ['below', [left, right, above], [100, 140]],
  ['below its end', [former, right, above], [200, 140]]
])(
  'puts it beside the box where its corners would cover what is to be read: %s',
  (_, texts, [x, y]) => {
    expect(at({ texts: [box, ...texts] as ReturnType<typeof at>[] })).toMatchObject({ x, y })
  }
)

it('leaves other numbers their places, and stays in the picture', () => {
  const first = at({})
  const second = at({ taken: [first] })
  expect(second).not.toEqual(first)
  const edge = { x: -10, y: -10, width: 30, height: 30 }
  expect(placeNumber(edge, { across: 20, size, taken: [], texts: [] })).toMatchObject({
    x: 0,
    y: 0
  })
  const far = { x: 395, y: 295, width: 30, height: 30 }
  expect(placeNumber(far, { across: 20, size, taken: [], texts: [] })).toMatchObject({
    x: 380,
    y: 280
  })
})
