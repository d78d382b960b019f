import { expect, it } from 'vitest'
import * as v from 'valibot'
import { isBoundInInstance, triedMarkSchema } from '../../src/file'

const GROW = { do: 'grow', id: '1:2', by: 1 } as const
const FILL = { do: 'fill', id: '1:2', from: null, to: '#FFFFFF' } as const

const around = (...types: string[]): { type: string }[] => types.map((type) => ({ type }))

it('what is in an instance stays where it is, colours may change', () => {
  expect(isBoundInInstance(GROW, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(true)
  expect(isBoundInInstance(FILL, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(GROW, around('INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(GROW, [])).toBe(false)
})

it('what lies in a slot of an instance may move, but not what lies in an instance there', () => {
  expect(isBoundInInstance(GROW, around('TEXT', 'SLOT', 'INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(GROW, around('TEXT', 'INSTANCE', 'SLOT', 'INSTANCE'))).toBe(true)
  expect(isBoundInInstance(GROW, around('SLOT', 'INSTANCE', 'FRAME'))).toBe(true)
})

it('a mark of an earlier version is read, also where that tried a kind of change that is gone', () => {
  const mark = {
    version: 1,
    nodeId: '1:9',
    of: { nodeId: '1:1', runId: 'run-1' },
    change: { kind: 'hide', layerId: '1:2', likeId: null, edits: [{ do: 'hide', id: '1:2' }] },
    watched: { name: 'Buy', attention: 0.1, rank: 3, area: 0.01 },
    followedIds: [],
    changed: null,
    name: 'Landing (without the badge)',
    madeAt: 1
  }
  expect(v.parse(triedMarkSchema, mark)).toMatchObject({ nodeId: '1:9', change: null })
})
