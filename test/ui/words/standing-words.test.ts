import { expect, it } from 'vitest'
import { placeWords, standingWords } from '../../../src/ui/words/standing-words'
import { inGerman } from '../support/in-german'

const fourth = { rank: 4, of: 18 }
const unseen = { rank: null, of: 18 }

it('a place is said with how many there are, and whether it is about equal', () => {
  expect(placeWords(fourth)).toBe('4th of 18')
  expect(placeWords({ ...fourth, level: true })).toBe('4th of 18, about equally')
  expect(standingWords(fourth)).toBe('comes 4th of 18')
})

it('no place is said as what it is', () => {
  expect(standingWords(unseen)).toBe('is hardly seen at first')
  expect(standingWords({ ...unseen, below: true })).toBe('is not seen without scrolling')
})

it('places are said in German', async () => {
  const said = await inGerman(() => [
    standingWords({ ...fourth, level: true }),
    standingWords({ ...unseen, below: true })
  ])
  expect(said).toEqual(['kommt als 4. von 18, etwa gleichauf', 'ist ohne Scrollen nicht zu sehen'])
})
