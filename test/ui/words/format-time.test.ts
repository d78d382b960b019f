import { expect, it } from 'vitest'
import { formatBytes, formatTime } from '../../../src/ui/words/format-time'

it.each([
  [0, '0:00.0'],
  [2.54, '0:02.5'],
  [9.96, '0:10.0'],
  [59.96, '1:00.0']
])('writes %f seconds as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})

it.each([
  [1, '1 kB'],
  [340_000, '340 kB'],
  [3_440_000, '3.4 MB'],
  [100_000_000, '100 MB']
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
