import { expect, it } from 'vitest'
import { isBoundInInstance } from '../../src/file'

const GROW = { do: 'grow', id: '1:2', by: 1 } as const
const SPACE = { do: 'space', id: '1:2', by: 8 } as const
const FILL = { do: 'fill', id: '1:2', from: null, to: '#FFFFFF' } as const

const around = (...types: string[]): { type: string }[] => types.map((type) => ({ type }))

it('what is in an instance stays where it is, and an instance keeps its own spaces; colours may change', () => {
  expect(isBoundInInstance(GROW, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(true)
  expect(isBoundInInstance(FILL, around('TEXT', 'INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(GROW, around('INSTANCE', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(SPACE, around('INSTANCE', 'FRAME'))).toBe(true)
  expect(isBoundInInstance(SPACE, around('FRAME', 'FRAME'))).toBe(false)
  expect(isBoundInInstance(SPACE, [])).toBe(false)
})
