import { expect, it } from 'vitest'
import { judgedScores } from '../../../src/ui/words/judged-scores'
import { storedRecord } from '../support/stored-record'

const scores = { clarity: 100, excitingness: 60 }

/** The scores that are shown of a square picture. */
function shown(side: number): ReturnType<typeof judgedScores> {
  const { picture } = storedRecord()
  const square = { ...picture, width: side, height: side }
  return judgedScores({ picture: square, scores })
}

it('a picture that is too small to be judged has no scores', () => {
  const none = { clarity: null, excitingness: null }
  expect([shown(40), shown(48)]).toEqual([none, none])
})

it('a larger picture has its scores', () => {
  expect(shown(49)).toEqual(scores)
})
