import fc from 'fast-check'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { shownName } from '../../../src/file'
import { placeOf, regionAt } from '../../../src/engine/texts/place'
import { escaped, sentence } from '../../../src/engine/texts/spelling'
import { words } from '../../../src/engine/texts/words'
import { strangeName } from '../../support/fuzz/names'

describe('spelling', () => {
  it('name the nine regions of a picture', () => {
    const rows = [0, 0.5, 1].map((y) => [0, 0.5, 1].map((x) => placeOf({ x, y })))
    expect(rows).toEqual([
      ['at the top left', 'at the top centre', 'at the top right'],
      ['at the left', 'in the centre', 'at the right'],
      ['at the bottom left', 'at the bottom centre', 'at the bottom right']
    ])
    expect(words().region(regionAt({ x: 0.34, y: 0.66 }))).toBe('the centre')
    expect(words().region(regionAt({ x: 0.33, y: 0.67 }))).toBe('the bottom left')
  })

  it('escape any name so that Markdown shows it as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 80, unit: 'grapheme' }), strangeName), (text) => {
        const [paragraph, ...more] = new Lexer().lex(`Goal: ${escaped(`“${shownName(text)}”`)}`)
        expect(more).toEqual([])
        expect(paragraph?.type).toBe('paragraph')
        const tokens = paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
        const shown = tokens.map((token) => ('text' in token ? String(token.text) : '')).join('')
        expect(tokens.every(({ type }) => type === 'text' || type === 'escape')).toBe(true)
        expect(shown.replace(/&\w+;|&#\d+;/g, '·').length).toBeGreaterThan(0)
      })
    )
  })

  it('end a sentence once, also after a quoted sentence', () => {
    expect(sentence('5 of 10 see “Buy now”')).toBe('5 of 10 see “Buy now”.')
    expect(sentence('2 of 10 see “Thirty minutes…”')).toBe('2 of 10 see “Thirty minutes…”.')
    for (const end of ['“Two hours from the last email.”', '“Ready?”', '„Los\\!“'])
      expect(sentence(`1 in 10 sees ${end}`)).toBe(`1 in 10 sees ${end}`)
  })
})
