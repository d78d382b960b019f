import { expect, it } from 'vitest'
import { placeWords, rankWords } from '../../../src/ui/words/rank-words'
import { inGerman } from '../support/in-german'

const fourth = { rank: 4 }
const unseen = { rank: null }

it('a place is said with how many there are, and whether it is about equal', () => {
  expect(placeWords(fourth)).toBe('4th of 18')
  expect(placeWords({ ...fourth, level: true })).toBe('4th of 18, about equally')
  expect(rankWords(fourth)).toBe('comes 4th of 18')
})

it('no place is said as what it is', () => {
  expect(rankWords(unseen)).toBe('is hardly seen at first')
  expect(rankWords({ ...unseen, below: true })).toBe('is not seen without scrolling')
})

it('places are said in German', async () => {
  const said = await inGerman(() => [
    rankWords({ ...fourth, level: true }),
    rankWords({ ...unseen, below: true })
  ])
  expect(said).toEqual(['kommt als 4. von 18, etwa gleichauf', 'ist ohne Scrollen nicht zu sehen'])
})
