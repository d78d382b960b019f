import fc from 'fast-check'
import { lexer, Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../src/engine/texts/brief'
import type { Measured } from '../../../src/engine/texts/measured'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { control, image, layer, measured } from '../support/measured'
import { plain } from './plain'

const LAYERS = [
  image('Photo', 0.3),
  control('Sign up', 0.1),
  control('Buy now', 0.05, { area: 0.1 }),
  layer('For nurses', 0.02)
]
const summary = (brief: Brief): string => plain(writeSummary(measured({ layers: LAYERS }), brief))

describe('a brief', () => {
  it('makes the button that the goal names the one that should lead', () => {
    expect(summary({})).toContain('“Buy now”, taken for the main action, gets 5.0%')
    const text = summary({ goal: 'Get sign-ups' })
    expect(text).toContain(
      '“Sign up”, which the goal names, gets 10% of attention and comes 2nd of 4 layers.'
    )
    expect(text).not.toContain('Buy now')
  })

  it('has the summary say what other layers get that goal or audience name', () => {
    const brief = { goal: 'Show the photo', audience: 'Nurses on night shift' }
    const text = summary(brief)
    expect(text).toContain('“Photo”, which the goal names, gets 30% of attention and comes 1st of')
    expect(text).toContain('“For nurses”, which the audience names, gets 2.0% of attention')
  })

  it('gives way to the mark on a layer', () => {
    const layers = LAYERS.map((one) => ({ ...one, isMainAction: one.name === 'Buy now' }))
    const text = plain(writeSummary(measured({ layers }), { goal: 'Get sign-ups' }))
    expect(text).toContain('The main action, “Buy now”, gets')
    expect(text).toContain('“Sign up”, which the goal names, gets')
  })

  it.each([
    ['More sales of tea', 'Buy now'],
    ['Mehr Umsatz mit Tee', 'Buy now'],
    ['People should register', 'Sign up']
  ])('has the button that asks for what its goal “%s” wants as the main action', (goal, name) => {
    expect(plain(writeSummary(measured({ layers: LAYERS }), { goal }))).toContain(
      `“${name}”, the button for this goal, gets`
    )
  })

  it('is told where no button asks for what its goal wants', () => {
    const text = (goal: string): string =>
      plain(writeSummary(measured({ layers: LAYERS }), { goal }))
    expect(text('Donations for the library')).toContain(
      'No button says what the goal asks people to do.'
    )
    expect(text('In order to explain tea')).not.toContain('No button')
  })

  it('is not spoken of where nothing follows from it', () => {
    const brief = {
      description: 'A landing page',
      goal: 'Calm people with tea',
      audience: 'Students',
      brand: 'Navy and white'
    }
    for (const given of [measured(), measured({ layers: LAYERS })]) {
      expect(writeSummary(given, brief)).toBe(writeSummary(given))
    }
  })
})

const MARKUP = fc.constantFrom(
  ...['**a**', '<img src=x>', '[a](https://b.c)', '![](x)', '# ', '\n\n', '- ', '1. ', '`'],
  ...['https://a.bc', 'www.a.bc', 'a@b.cd', 'mailto:a@b.cd', '&lt;', '\\', '~~', '| a |', '***']
)
const WORDS = fc
  .array(fc.oneof(MARKUP, fc.string({ maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

it('a layer’s name never becomes markup, whatever is in it', () => {
  const named = (one: string, other: string): Measured => {
    const photo = image(one, 0.3, { area: 0.3 })
    return measured({ layers: [photo, layer(other, 0.1, { isMainAction: true })] })
  }
  const usual = kindsOf(writeSummary(named('Photo', 'Sign up')))
  fc.assert(
    fc.property(WORDS, WORDS, (one, other) => {
      expect(kindsOf(writeSummary(named(one, other)))).toEqual(usual)
    })
  )
})

/** Kinds of all Markdown tokens in a text, but for those that plain words are made of. */
function kindsOf(markdown: string): string[] {
  const kinds: string[] = []
  void new Marked().walkTokens(lexer(markdown), ({ type }) => void kinds.push(type))
  return kinds.filter((kind) => kind !== 'text' && kind !== 'escape')
}
