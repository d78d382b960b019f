import { expect, it } from 'vitest'
import { listWords } from '../../../src/language/list-words'
import {
  formatBytes,
  formatCount,
  formatPoints,
  formatScoreDelta,
  formatShare
} from '../../../src/ui/words/format-numbers'
import { inGerman } from '../support/in-german'

it('shares are as fine as they mean something, and little is not nothing', () => {
  expect([0, 0.0004, 0.0006, 0.024, 0.09949, 0.0995, 0.124, 1].map(formatShare)).toEqual(
    ['0', '<0.1', '0.1', '2.4', '9.9', '10', '12', '100'].map((percent) => `${percent}%`)
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

it('numbers and lists are written as in the language that is spoken', async () => {
  const written = (): string[] => [
    ...[0.0004, 0.024].map(formatShare),
    ...[formatCount(12_345), formatBytes(3_440_000), formatScoreDelta(10, 14)],
    ...[4.2, 1].map(formatPoints),
    listWords(['A', 'B', 'C'])
  ]
  expect(written()).toEqual([
    ...['<0.1%', '2.4%', '12,345', '3.4 MB', '−4'],
    ...['4 points', '1 point', 'A, B and C']
  ])
  expect(await inGerman(written)).toEqual([
    ...['<0,1\u00a0%', '2,4\u00a0%', '12.345', '3,4 MB', '−4'],
    ...['4 Punkte', '1 Punkt', 'A, B und C']
  ])
})
