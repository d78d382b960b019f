import fc from 'fast-check'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../src/service/texts/place'
import { list, percent, quote, short } from '../../../src/service/texts/words'
import { spot } from '../support/measured'

const picture = { width: 900, height: 600 }

describe('words', () => {
  it('name the nine parts of a picture', () => {
    const rows = [0, 300, 600].map((y) => [0, 450, 900].map((x) => placeOf(spot(1, x, y), picture)))
    expect(rows).toEqual([
      ['at the top left', 'at the top centre', 'at the top right'],
      ['in the middle left', 'in the centre', 'in the middle right'],
      ['at the bottom left', 'at the bottom centre', 'at the bottom right']
    ])
  })

  it('round shares and numbers', () => {
    expect([percent(0.184), percent(0), percent(1)]).toEqual(['18%', '0%', '100%'])
    expect([short(2.96), short(1.52), short(0)]).toEqual(['3', '1.5', '0'])
  })

  it('join lists', () => {
    expect(list([])).toBe('')
    expect(list(['a'])).toBe('a')
    expect(list(['a', 'b'])).toBe('a and b')
    expect(list(['a', 'b', 'c'])).toBe('a, b and c')
  })

  it('quote any text so that Markdown shows it as it is, on one line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (text) => {
        const [paragraph, ...more] = new Lexer().lex(`Goal: ${quote(text)}`)
        expect(more).toEqual([])
        expect(paragraph?.type).toBe('paragraph')
        const tokens = paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
        const shown = tokens.map((token) => ('text' in token ? String(token.text) : '')).join('')
        expect(tokens.every(({ type }) => type === 'text' || type === 'escape')).toBe(true)
        expect(shown.replace(/&\w+;|&#\d+;/g, '·').length).toBeGreaterThan(0)
      })
    )
  })

  it('cut a long quote', () => {
    expect(quote('x'.repeat(200))).toBe(`“${'x'.repeat(160)}…”`)
  })
})
