import { expect, it } from 'vitest'
import { alsoSee, isSeenBy, peopleSee, seenPercent } from '../../../src/engine/texts/people'
import { inGerman } from '../../ui/support/in-german'

it.each([
  [0.84, '8 of 10 people see X within 2 seconds'],
  [0.1, '1 in 10 people sees X within 2 seconds'],
  [0.04, 'hardly anyone sees X within 2 seconds'],
  [0.96, 'nearly everyone sees X within 2 seconds']
])('of %d of the viewers a sentence says that %s', (part, said) => {
  expect(peopleSee(part, 'X')).toBe(said)
})

it('a second sentence says neither of whom nor in which time again', () => {
  expect([0.1, 0.3].map((part) => alsoSee(part, 'X'))).toEqual(['1 in 10 sees X', '3 of 10 see X'])
  expect(isSeenBy(0.3)).toBe('is seen by 3 of 10 people within 2 seconds')
})

it('says the same in German', async () => {
  expect(await inGerman(() => [peopleSee(0.84, 'X'), alsoSee(0.1, 'X'), isSeenBy(0.96)])).toEqual([
    '8 von 10 Personen sehen X in den ersten 2 Sekunden',
    '1 von 10 sieht X',
    'sehen fast alle in den ersten 2 Sekunden'
  ])
})

it('a table says a percentage, and a dash where it is not known', () => {
  expect([0.794, 0.004, 0, null].map(seenPercent)).toEqual(['79%', '<1%', '0%', '–'])
})
