import { afterEach, expect, it } from 'vitest'
import { ordinal, speak, upperFirst } from '../../src/language'
import { listWords } from '../../src/language/list-words'

afterEach(() => speak({ value: 'en' }))

it('places are counted as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th 113th'.split(' ')
  )
})

it('a place in German is a number with a full stop', () => {
  speak({ value: 'de' })
  expect([1, 2, 11].map(ordinal)).toEqual(['1.', '2.', '11.'])
})

it('lists are joined by a word of the language that is spoken', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listWords(words))).toEqual([
    ...['', 'a', 'a and b', 'a, b and c']
  ])
  speak({ value: 'de' })
  expect(listWords(['a', 'b', 'c'])).toBe('a, b und c')
})

it('a sentence begins with a capital', () => {
  expect(upperFirst('the image')).toBe('The image')
})
