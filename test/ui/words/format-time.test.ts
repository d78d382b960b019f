import { expect, it } from 'vitest'
import { formatTime } from '../../../src/ui/words/format-time'

it.each([
  [0, '0:00.0'],
  [2.54, '0:02.5'],
  [9.96, '0:10.0'],
  [59.96, '1:00.0']
])('writes %f seconds as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})
