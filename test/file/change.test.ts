import { expect, it } from 'vitest'
import { isBoundInInstance } from '../../src/file'

const MOVE = { do: 'move', id: '1:2', x: 1, y: 0 } as const
const SPACE = { do: 'space', id: '1:2', by: 8 } as const
const FILL = { do: 'fill', id: '1:2', from: null, to: '#FFFFFF' } as const

const around = (...types: string[]): { type: string }[] => types.map((type) => ({ type }))

it('what is in an instance stays where it is, and an instance keeps its own spaces; colours may change', () => {
  expect(isBoundInInstance(MOVE, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(true)
  expect(isBoundInInstance(FILL, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(MOVE, around('INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(SPACE, around('INSTANCE', 'FRAME'))).toBe(true)
  expect(isBoundInInstance(SPACE, around('FRAME', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(SPACE, [])).toBe(false)
})
