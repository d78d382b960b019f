import { expect, it } from 'vitest'
import { formatAge, formatDay, formatMoment, formatTime } from '../../../src/ui/words/format-time'
import { inGerman } from '../support/in-german'

it.each([
  [0, '0:00.0'],
  [2.54, '0:02.5'],
  [9.96, '0:10.0'],
  [59.96, '1:00.0']
])('writes %f seconds as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})

it('dates and ages are written as in the language that is spoken', async () => {
  const then = new Date(2026, 2, 12, 14, 5).getTime()
  const minute = 60_000
  const written = (): string[] => [
    ...[0, 5, 60, 300, 4000].map((minutes) => formatAge(then, then + minutes * minute)),
    ...[formatDay(then), formatMoment(then), formatMoment(NaN), formatTime(2.5)]
  ]
  expect(written()).toEqual([
    ...['just now', '5 min ago', '1 hr ago', '5 hr ago', '12 Mar 2026'],
    ...['12 Mar, 14:05', '12 March 2026 at 14:05', 'unknown date', '0:02.5']
  ])
  expect(await inGerman(written)).toEqual([
    ...['eben', 'vor 5 Min.', 'vor 1 Std.', 'vor 5 Std.', '12.03.2026'],
    ...['12. März, 14:05', '12. März 2026 um 14:05', 'Datum unbekannt', '0:02,5']
  ])
})
