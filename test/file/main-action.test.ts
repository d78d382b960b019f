import { expect, it } from 'vitest'
import { findMarked, toMainAction } from '../../src/file'
import { layerShare } from '../main/support/samples'

it('a marked layer is known by its id, else the first of its name and type', () => {
  const mark = { version: 1, id: '1:3', name: 'Buy', type: 'TEXT' } as const
  const own = layerShare({ id: '1:3', name: 'Renamed', order: 9 })
  const later = layerShare({ id: '1:5', name: 'Buy', type: 'TEXT', order: 3 })
  const first = layerShare({ id: '1:6', name: 'Buy', type: 'TEXT', order: 1 })
  const others = [
    layerShare({ id: '1:7', name: 'Buy', type: 'FRAME', order: 0 }),
    layerShare({ id: '1:8', name: 'Sell', type: 'TEXT', order: 0 })
  ]
  expect(findMarked([later, first, ...others, own], mark)).toBe(own)
  expect(findMarked([later, first, ...others], mark)).toBe(first)
  expect(findMarked([first, later, ...others], mark)).toBe(first)
  expect(findMarked(others, mark)).toBe(null)
})

it('it is known by what is written on it before its name', () => {
  const button = { type: 'INSTANCE', kind: 'control' } as const
  const marked = layerShare({ ...button, id: '1:3', name: 'Primary CTA', label: 'Buy' })
  const mark = toMainAction(marked)
  const namesake = layerShare({ ...button, id: '1:5', name: 'Primary CTA', label: 'Sign in' })
  const same = layerShare({ ...button, id: '1:6', name: 'Button', label: 'Buy', order: 8 })
  const named = layerShare({ ...button, id: '1:7', name: 'Buy', order: 9 })
  expect(mark).toEqual({
    version: 1,
    id: '1:3',
    name: 'Primary CTA',
    label: 'Buy',
    type: 'INSTANCE'
  })
  expect(findMarked([namesake, same], mark)).toBe(same)
  expect(findMarked([namesake, named], mark)).toBe(named)
  expect(findMarked([namesake], mark)).toBe(namesake)
})

it('the mark of what only has a name is its name', () => {
  const photo = layerShare({ id: '1:3', name: 'Photo', kind: 'image', type: 'RECTANGLE' })
  expect(toMainAction(photo)).toEqual({ version: 1, id: '1:3', name: 'Photo', type: 'RECTANGLE' })
})

it('a part of a picture is known by its id alone: its name is only its kind', () => {
  const part = { found: 'control', kind: 'control', name: 'control', type: 'PART' } as const
  const [one, other] = [layerShare({ ...part, id: '1:3#1' }), layerShare({ ...part, id: '1:3#2' })]
  expect(findMarked([one, other], toMainAction(other))).toBe(other)
  expect(findMarked([one], toMainAction(other))).toBe(null)
})
