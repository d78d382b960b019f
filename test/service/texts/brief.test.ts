import fc from 'fast-check'
import { lexer, Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { layer, measured } from '../support/measured'
import { plain } from './plain'

const BRIEF = {
  description: 'A sign-up page',
  goal: 'Get sign-ups',
  audience: 'Nurses on night shift',
  brand: 'Navy and white only'
}

const LAYERS = [
  layer('Photo', 0.3, { kind: 'image' }),
  layer('Sign up', 0.1, { kind: 'control', isPrimary: true })
]

describe('a brief', () => {
  it('is quoted whole by both texts', () => {
    for (const write of [writeSummary, writeRecommendations]) {
      expect(plain(write(measured(), BRIEF))).toContain(
        'Written with this brief: description “A sign-up page”, goal “Get sign-ups”, audience “Nurses on night shift” and brand constraints “Navy and white only”.'
      )
    }
  })

  it('is left out where it says nothing', () => {
    const empty = { description: '', goal: ' ', audience: '\n' }
    for (const write of [writeSummary, writeRecommendations]) {
      expect(write(measured(), empty)).toBe(write(measured()))
    }
  })

  it.each([
    ['goal', 'Nothing draws more attention than hotspot 1 at the top left (20 %) and hotspot 2'],
    ['audience', 'The numbers hold for viewers in general, not for this audience'],
    ['brand', 'The brand constraints were not checked.'],
    ['brand', 'To compare with them: the largest colour is #1b1b3a (42 %).']
  ] as const)('with a word about the %s makes the summary say “%s”', (part, sentence) => {
    expect(plain(writeSummary(measured(), { ...BRIEF, [part]: '' }))).not.toContain(sentence)
    expect(plain(writeSummary(measured(), { [part]: BRIEF[part] }))).toContain(sentence)
  })

  it('says how the layer ranks whose name has words of the goal in it', () => {
    const text = plain(writeSummary(measured({ layers: LAYERS }), BRIEF))
    expect(text).toContain(
      'The goal’s words “sign” and “ups” are in the name of “Sign up”, which ranks 2nd of 2 layers with 10 % of the attention.'
    )
    expect(text).not.toContain('Nothing draws more')
    const other = plain(writeSummary(measured({ layers: LAYERS }), { goal: 'Sell tea' }))
    expect(other).toContain('Nothing draws more attention than “Photo” (30 %) and “Sign up” (10 %)')
  })

  it('says so when no spot could carry the goal', () => {
    const text = writeSummary(measured({ hotspots: [] }), BRIEF)
    expect(text).toContain('No spot stands out that could carry the goal.')
  })
})

const MARKUP = fc.constantFrom(
  ...['**a**', '<img src=x>', '[a](https://b.c)', '![](x)', '# ', '\n\n', '- ', '1. ', '`'],
  ...['https://a.bc', 'www.a.bc', 'a@b.cd', 'mailto:a@b.cd', '&lt;', '\\', '~~', '| a |', '***']
)
const WORDS = fc
  .array(fc.oneof(MARKUP, fc.string({ maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

describe('a designer’s words never become markup, whatever is in them', () => {
  it('in a brief', () => {
    const usual = kindsOf(writeSummary(measured(), BRIEF))
    fc.assert(
      fc.property(WORDS, WORDS, (goal, brand) => {
        fc.pre(goal.trim() !== '' && brand.trim() !== '')
        expect(kindsOf(writeSummary(measured(), { ...BRIEF, goal, brand }))).toEqual(usual)
      })
    )
  })

  it('in the name of a layer', () => {
    for (const write of [writeSummary, writeRecommendations]) {
      const usual = kindsOf(write(measured({ layers: LAYERS })))
      fc.assert(
        fc.property(WORDS, WORDS, (one, other) => {
          const layers = LAYERS.map((each, i) => ({ ...each, name: i > 0 ? one : other }))
          expect(kindsOf(write(measured({ layers })))).toEqual(usual)
        })
      )
    }
  })
})

/** Kinds of all Markdown tokens in a text, but for those that plain words are made of. */
function kindsOf(markdown: string): string[] {
  const kinds: string[] = []
  void new Marked().walkTokens(lexer(markdown), ({ type }) => void kinds.push(type))
  return kinds.filter((kind) => kind !== 'text' && kind !== 'escape')
}
