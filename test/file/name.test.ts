import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  cutAtWord,
  NAME_MOST,
  nameSchema,
  shorten,
  shownName,
  WORDS_MOST,
  wordsIn
} from '../../src/file'
import { strangeName, UNFIT } from '../support/fuzz/names'
import { runs } from '../support/fuzz/runs'

describe('a name as Glance passes it on', () => {
  it('is one line that every list has room for, turns nothing round, and every encoder takes', () => {
    fc.assert(
      fc.property(strangeName, (name) => {
        const shown = parse(nameSchema, name)
        expect(Array.from(shown).length).toBeLessThanOrEqual(NAME_MOST)
        expect(shown).not.toMatch(UNFIT)
        expect(() => encodeURIComponent(shown)).not.toThrow()
        expect(shownName(shown)).toBe(shown)
      }),
      runs(300)
    )
  })

  it('is the name itself where that is fit', () => {
    for (const name of ['Buy now', 'Größe 2 / שלום', '👩‍👩‍👧‍👦', '<b>'])
      expect(shownName(name)).toBe(name)
  })

  it('says that something is left out, and cuts no character in half', () => {
    expect(shownName('🙂'.repeat(500))).toBe(`${'🙂'.repeat(NAME_MOST - 1)}…`)
    expect(shorten('four', 4)).toBe('four')
    expect(shorten('fives', 4)).toBe('fiv…')
  })
})

describe('the words of a text', () => {
  it('are one line that ends with a word', () => {
    expect(wordsIn('  Wake up\n\tbefore  your alarm does. ')).toBe(
      'Wake up before your alarm does.'
    )
    expect(cutAtWord('Sleep better, from the first night', 16)).toBe('Sleep better…')
    expect(cutAtWord('Sleep better from the first night', 13)).toBe('Sleep better…')
    expect(cutAtWord('Sleepbetterfromthefirstnight on', 13)).toBe('Sleepbetterf…')
    expect(cutAtWord('Sleep', 5)).toBe('Sleep')
  })

  it('are none where nothing can be read', () => {
    for (const text of ['', ' \n ', '\u200b', '\ue5c8', '\u{f0001}\u2060'])
      expect(wordsIn(text)).toBe('')
    expect(wordsIn('\ue5c8 Next')).toBe('Next')
  })

  it('are fit to show, whatever was typed', () => {
    fc.assert(
      fc.property(strangeName, (text) => {
        const words = wordsIn(text)
        expect(Array.from(words).length).toBeLessThanOrEqual(WORDS_MOST)
        expect(words).not.toMatch(UNFIT)
        expect(words).not.toMatch(/\p{Co}/u)
      }),
      runs(300)
    )
  })
})
