import { expect, it } from 'vitest'
import { EMPTY_BRIEF, filledBrief, isBlank } from '../../src/file'

it('of a brief, what says something is sent, trimmed; one without any is blank', () => {
  const brief = { ...EMPTY_BRIEF, goal: ' Sell ', audience: ' ' }
  expect(filledBrief(brief)).toEqual({ goal: 'Sell' })
  expect([isBlank(brief), isBlank(EMPTY_BRIEF), isBlank(null)]).toEqual([false, true, true])
})
