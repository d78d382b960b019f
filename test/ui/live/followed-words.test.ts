import { expect, it } from 'vitest'
import { followedWords } from '../../../src/ui/live/followed-words'

it('how many see the main action while its frame is edited is compared with its analysis', () => {
  expect(followedWords(0.3, 0.1)).toBe('1 in 10 → 3 of 10 see it within 2 seconds.')
  expect(followedWords(0.1, 0.105)).toBe('As when analysed.')
  expect(followedWords(0.1, null)).toBeNull()
  expect(followedWords(null, 0.1)).toBeNull()
})
