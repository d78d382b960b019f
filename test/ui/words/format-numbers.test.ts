import { expect, it } from 'vitest'
import { formatBytes, formatShare } from '../../../src/ui/words/format-numbers'
import { ordinal } from '../../../src/ui/words/ordinal'

it('shares are as fine as they mean something, and little is not nothing', () => {
  expect([0, 0.0004, 0.0006, 0.024, 0.09949, 0.0995, 0.124, 1].map(formatShare)).toEqual(
    ['0', '<0.1', '0.1', '2.4', '9.9', '10', '12', '100'].map((percent) => `${percent}\u00a0%`)
  )
})

it('places are counted as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th 113th'.split(' ')
  )
})

it.each([
  [1, '1 kB'],
  [340_000, '340 kB'],
  [3_440_000, '3.4 MB'],
  [100_000_000, '100 MB']
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
