import { expect, it } from 'vitest'
import { placeWords, rankWords } from '../../../src/ui/words/rank-words'
import { inGerman } from '../support/in-german'

const fourth = { rank: 4 }
const unseen = { rank: null }

it('a place is an ordinal, and says whether it is about level with the first', () => {
  expect(placeWords(fourth)).toBe('4th')
  expect(placeWords({ ...fourth, level: true })).toBe('4th, about level')
  expect(rankWords(fourth)).toBe('is seen 4th')
})

it('no place is said as what it is', () => {
  expect(rankWords(unseen)).toBe('is not known')
  expect(rankWords({ ...unseen, below: true })).toBe('is not seen without scrolling')
})

it('places are said in German', async () => {
  const said = await inGerman(() => [
    placeWords({ ...fourth, level: true }),
    rankWords({ ...unseen, below: true })
  ])
  expect(said).toEqual(['4., etwa gleichauf', 'ist ohne Scrollen nicht zu sehen'])
})
