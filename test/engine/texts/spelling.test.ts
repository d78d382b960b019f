import fc from 'fast-check'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { placeOf, regionAt } from '../../../src/engine/texts/place'
import { escaped, quote } from '../../../src/engine/texts/spelling'
import { words } from '../../../src/engine/texts/words'
import { strangeName, UNFIT } from '../../support/fuzz/names'

describe('spelling', () => {
  it('name the nine regions of a picture', () => {
    const rows = [0, 0.5, 1].map((y) => [0, 0.5, 1].map((x) => placeOf({ x, y })))
    expect(rows).toEqual([
      ['at the top left', 'at the top centre', 'at the top right'],
      ['at the middle left', 'in the centre', 'at the middle right'],
      ['at the bottom left', 'at the bottom centre', 'at the bottom right']
    ])
    expect(words().region(regionAt({ x: 0.34, y: 0.66 }))).toBe('the centre')
    expect(words().region(regionAt({ x: 0.33, y: 0.67 }))).toBe('the bottom left')
  })

  it('quote any text on one line, escaped so that Markdown shows it as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 80, unit: 'grapheme' }), strangeName), (text) => {
        expect(quote(text)).not.toMatch(UNFIT)
        const [paragraph, ...more] = new Lexer().lex(`Goal: ${escaped(quote(text))}`)
        expect(more).toEqual([])
        expect(paragraph?.type).toBe('paragraph')
        const tokens = paragraph && 'tokens' in paragraph ? (paragraph.tokens ?? []) : []
        const shown = tokens.map((token) => ('text' in token ? String(token.text) : '')).join('')
        expect(tokens.every(({ type }) => type === 'text' || type === 'escape')).toBe(true)
        expect(shown.replace(/&\w+;|&#\d+;/g, '·').length).toBeGreaterThan(0)
      })
    )
  })

  it('cut a long quote, and leave out what would turn the text around it', () => {
    expect(quote('x'.repeat(200))).toBe(`“${'x'.repeat(160)}…”`)
    expect(quote('x'.repeat(41), 40)).toBe(`“${'x'.repeat(40)}…”`)
    expect(quote('x'.repeat(40), 40)).toBe(`“${'x'.repeat(40)}”`)
    expect(quote('Buy\u202e won\u200b')).toBe('“Buy won”')
  })
})
