import fc from 'fast-check'
import { lexer, Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { control, image, judged, layer, measured } from '../support/measured'
import { plain } from './plain'

const LAYERS = [
  image('Photo', 0.2),
  control('Sign up', 0.02),
  control('Buy now', 0.01, { area: 0.1 }),
  layer('For nurses', 0.02)
]
const summary = (goal: string, marked: string | null = null): string =>
  plain(writeSummary(measured(), judged(LAYERS, { goal, marked })))

describe('a goal', () => {
  it.each([
    ['More sales of tea', 'Buy now'],
    ['Mehr Umsatz mit Tee', 'Buy now'],
    ['People should register', 'Sign up'],
    ['Get sign-ups', 'Sign up']
  ])('“%s” makes the button that asks for it the main action', (goal, name) => {
    const text = summary(goal)
    expect(text).toContain(`your button “${name}”`)
    expect(text).toContain('That button fits your goal.')
  })

  it('gives way to the mark on a layer, and has the summary say how many see its button', () => {
    const text = summary('Get sign-ups', 'Buy now')
    expect(text).toMatch(/your button “Buy now”/i)
    expect(text).toMatch(/“Sign up”, the button for your goal, is seen by .+ within 2 seconds\./)
  })

  it('that no button asks for is said to have none', () => {
    expect(summary('Donations for the library')).toContain('No button fits your goal.')
    expect(summary('In order to explain tea')).not.toContain('No button')
  })

  it.each(['', 'Calm people with tea', 'Show the photo', 'Nurses on night shift'])(
    '“%s” is not spoken of: only what it asks people to do counts, no word that a layer shares',
    (goal) => {
      expect(summary(goal)).toBe(summary(''))
    }
  )
})

const MARKUP = fc.constantFrom(
  ...['**a**', '<img src=x>', '[a](https://b.c)', '![](x)', '# ', '\n\n', '- ', '1. ', '`'],
  ...['https://a.bc', 'www.a.bc', 'a@b.cd', 'mailto:a@b.cd', '&lt;', '\\', '~~', '| a |', '***']
)
const WORDS = fc
  .array(fc.oneof(MARKUP, fc.string({ maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

it('a layer’s name never becomes markup, whatever is in it', () => {
  const named = (one: string, other: string): string => {
    const photo = image(one, 0.3, { area: 0.1 })
    return writeSummary(measured(), judged([photo, layer(other, 0.01)], { marked: other }))
  }
  const usual = kindsOf(named('Photo', 'Sign up'))
  fc.assert(
    fc.property(WORDS, WORDS, (one, other) => {
      expect(kindsOf(named(one, other))).toEqual(usual)
    })
  )
})

/** Kinds of all Markdown tokens in a text, but for those that plain words are made of. */
function kindsOf(markdown: string): string[] {
  const kinds: string[] = []
  void new Marked().walkTokens(lexer(markdown), ({ type }) => void kinds.push(type))
  return kinds.filter((kind) => kind !== 'text' && kind !== 'escape')
}
