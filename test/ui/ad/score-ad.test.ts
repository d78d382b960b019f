import { expect, it } from 'vitest'
import { formatScore } from '../../../src/ui/ad/score-ad'

it('names the range of a score where it is known', () => {
  expect(formatScore({ score: 72.4, scoreMax: 100 })).toBe('72 of 100')
  expect(formatScore({ score: 9.01, scoreMax: 100 })).toBe('9 of 100')
})

it('shows the number as it is where it is not', () => {
  expect(formatScore({ score: 72.4, scoreMax: null })).toBe('72')
  expect(formatScore({ score: 0.734, scoreMax: null })).toBe('0.73')
  expect(formatScore({ score: 5, scoreMax: null })).toBe('5')
  expect(formatScore({ score: -3.456, scoreMax: null })).toBe('-3.46')
})
