import fc from 'fast-check'
import { lexer, Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { reference } from '../../../src/service/texts/reference'
import { NOTHING_TO_CHANGE } from '../../../src/service/texts/recommendation-rules'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { measured, REFERENCE, spot, USUAL_THIRDS } from '../support/measured'

const {
  bottom,
  right,
  areaOfHalfAttention,
  clarity,
  contrast,
  crowding,
  excitingness,
  colourfulness
} = REFERENCE
const thirds = (changes: Partial<typeof USUAL_THIRDS>): typeof USUAL_THIRDS => ({
  ...USUAL_THIRDS,
  ...changes
})

/** What a text says, whether it must say it, and the analysis it follows from. */
type Case = [
  sentence: string,
  unchanged: Parameters<typeof measured>[0],
  changed: Parameters<typeof measured>[0]
]

describe('the summary', () => {
  it.each<Case>([
    ['No spot stands out', {}, { hotspots: [] }],
    [
      'The strongest spot, spot 1, lies at the bottom right and gets 31% of the predicted attention',
      {},
      { hotspots: [spot(0.31, 899, 599)] }
    ],
    [
      'Next are spot 2 in the centre (12%) and spot 3 in the middle left (7%).',
      { hotspots: [spot(0.3, 1, 1)] },
      {
        hotspots: [
          spot(0.3, 1, 1),
          spot(0.12, 450, 300, 2),
          spot(0.07, 0, 250, 3),
          spot(0.05, 1, 1)
        ]
      }
    ],
    [
      'Spots 1 and 2 compete: the second gets 95% of what the first gets',
      { hotspots: [spot(0.2, 1, 1), spot(0.2 * REFERENCE.rivalry.high, 1, 1)] },
      { hotspots: [spot(0.2, 1, 1), spot(0.19, 1, 1)] }
    ],
    [
      'Spot 1 leads: it gets 2 times what spot 2 gets',
      { hotspots: [spot(0.2, 1, 1), spot(0.141, 1, 1)] },
      { hotspots: [spot(0.2, 1, 1), spot(0.1, 1, 1)] }
    ],
    [
      'Attention is concentrated: half of it falls on 1% of the picture',
      { measures: { areaOfHalfAttention: areaOfHalfAttention.low } },
      { measures: { areaOfHalfAttention: 0.01 } }
    ],
    [
      'Attention is spread out: half of it covers 44% of the picture',
      { measures: { areaOfHalfAttention: areaOfHalfAttention.high } },
      { measures: { areaOfHalfAttention: 0.44 } }
    ],
    [
      'The top third holds 51% of the first views',
      { measures: { perceptionByThirds: thirds({ top: 0.5, middle: 0.3, bottom: 0.2 }) } },
      { measures: { perceptionByThirds: thirds({ top: 0.51, middle: 0.3, bottom: 0.19 }) } }
    ],
    [
      'Less attention than usual reaches the bottom third (2%) and the right third (3%)',
      { measures: { attentionByThirds: thirds({ bottom: bottom.low, right: right.low }) } },
      { measures: { attentionByThirds: thirds({ bottom: 0.02, right: 0.03 }) } }
    ],
    ['### Clarity 57 of 100', {}, { clarity: 56.6 }],
    ['clearer than three quarters', { clarity: clarity.high }, { clarity: clarity.high + 0.1 }],
    ['more cluttered than three', { clarity: clarity.low }, { clarity: clarity.low - 0.1 }],
    [
      'Higher than in three quarters of them: detail close together on 91% of the picture',
      { measures: { crowding: crowding.high } },
      { measures: { crowding: 0.91 } }
    ],
    [
      'lightness varies by 4.2 around its mean',
      { measures: { contrast: contrast.low } },
      { measures: { contrast: 4.21 } }
    ],
    [
      'That is higher than for three quarters',
      { excitingness: excitingness.high },
      { excitingness: excitingness.high + 0.1 }
    ],
    [
      'That is lower than for three quarters',
      { excitingness: excitingness.low },
      { excitingness: excitingness.low - 0.1 }
    ],
    [
      'Colours are strong: 140,',
      { measures: { colourfulness: colourfulness.high } },
      { measures: { colourfulness: 140 } }
    ],
    [
      'Colours are muted: 2.5,',
      { measures: { colourfulness: colourfulness.low } },
      { measures: { colourfulness: 2.5 } }
    ],
    ['#123456, fills 77%', {}, { measures: { dominantColours: [{ hex: '#123456', share: 0.77 }] } }]
  ])('says “%s” when its number says so, and not before', (sentence, unchanged, changed) => {
    expect(writeSummary(measured(unchanged))).not.toContain(sentence)
    expect(writeSummary(measured(changed))).toContain(sentence)
  })

  it('compares attention with what is usual for the medium', () => {
    const attentionByThirds = thirds({ bottom: 0.14 })
    const generic = measured({ measures: { attentionByThirds } })
    expect(writeSummary(generic)).toContain('the bottom third (14%)')
    expect(reference('desktopWeb').bottom.low).toBeLessThan(0.14)
    expect(writeSummary({ ...generic, medium: 'desktopWeb' })).not.toContain('bottom third')
  })

  it('always says what it is', () => {
    for (const text of [writeSummary(measured()), writeRecommendations(measured())]) {
      expect(text).toMatch(/\*(An estimate|Estimates) .*\*$/)
    }
  })
})

/** An analysis in which every check asks for a change. */
const TROUBLED = measured({
  clarity: 3,
  hotspots: [spot(0.2, 1, 1), spot(0.2, 450, 300, 2)],
  measures: {
    areaOfHalfAttention: 0.44,
    crowding: 0.91,
    contrast: 4,
    attentionByThirds: thirds({ bottom: 0.1 })
  }
})

describe('the recommendations', () => {
  it.each<Case>([
    [
      'Between spot 1 at the top left (20%) and spot 2 in the centre (19%) attention is nearly even',
      {},
      { hotspots: [spot(0.2, 1, 1), spot(0.19, 450, 300, 2)] }
    ],
    [
      'Half of the attention spreads over 44% of the picture',
      {},
      { measures: { areaOfHalfAttention: 0.44 } }
    ],
    [
      'what stands out is detail close together on 91% of the picture',
      { measures: { crowding: 0.91 } },
      { clarity: 3, measures: { crowding: 0.91 } }
    ],
    [
      'Keep what must be seen out of the left third.** It gets 9%',
      {},
      { measures: { attentionByThirds: thirds({ left: 0.09, bottom: 0.14 }) } }
    ],
    ['Lightness varies by 4.2', {}, { measures: { contrast: 4.2 } }]
  ])('advise “%s” when its number says so', (sentence, unchanged, changed) => {
    expect(writeRecommendations(measured(unchanged))).not.toContain(sentence)
    expect(writeRecommendations(measured(changed))).toContain(sentence)
  })

  it('say so when there is nothing to change', () => {
    expect(writeRecommendations(measured())).toContain(NOTHING_TO_CHANGE)
  })

  it('are four at most, the most telling first', () => {
    const text = writeRecommendations(TROUBLED)
    expect(text.match(/^- /gm)).toHaveLength(4)
    expect(text).toMatch(/^- \*\*Decide what comes first/)
  })

  it('start from the goal when one is given, and say when nothing else asks for a change', () => {
    const text = writeRecommendations(measured(), { goal: 'Get sign-ups' })
    expect(text).toContain(
      '- **Check the strongest spots against the goal.** Nothing draws more attention than spot 1 at the top left (20%) and spot 2 in the centre (15%).'
    )
    expect(text).toContain(NOTHING_TO_CHANGE)
    expect(writeRecommendations(measured(), { goal: '  ' })).not.toContain('goal')
    expect(writeRecommendations(measured({ hotspots: [] }), { goal: 'x' })).not.toContain('Check')
  })

  it('leave room for the audience, and are still four at most', () => {
    const text = writeRecommendations(TROUBLED, { goal: 'Get sign-ups', audience: 'Nurses' })
    expect(text.match(/^- .*$/gm)).toHaveLength(4)
    expect(text.match(/^- .*$/gm)?.at(-1)).toMatch(/^- \*\*Show it to the audience/)
  })

  it('name the brand constraints where an advice touches colour or contrast, and there alone', () => {
    const note = 'Keep to the brand constraints'
    const items = writeRecommendations(TROUBLED, { brand: 'Navy and white only' }).split('\n- ')
    for (const item of items.slice(1)) {
      expect(item.includes(note)).toBe(/contrast|colour/.test(item))
    }
    expect(items.filter((item) => item.includes(note))).not.toHaveLength(0)
    expect(writeRecommendations(TROUBLED)).not.toContain(note)
  })
})

const BRIEF = {
  description: 'A sign-up page',
  goal: 'Get sign-ups',
  audience: 'Nurses on night shift',
  brand: 'Navy and white only'
}

describe('a brief', () => {
  it('is quoted whole by both texts', () => {
    for (const write of [writeSummary, writeRecommendations]) {
      expect(write(measured(), BRIEF)).toContain(
        'Written with this brief: description “A sign\\-up page”, goal “Get sign\\-ups”, audience “Nurses on night shift” and brand constraints “Navy and white only”.'
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
    ['goal', 'Nothing draws more attention than spot 1 at the top left (20%) and spot 2'],
    ['audience', 'The numbers hold for viewers in general, not for this audience'],
    ['brand', 'The brand constraints were not checked.'],
    ['brand', 'To compare with them: the largest colour is #1b1b3a (42%).']
  ] as const)('with a word about the %s makes the summary say “%s”', (part, sentence) => {
    expect(writeSummary(measured(), { ...BRIEF, [part]: '' })).not.toContain(sentence)
    expect(writeSummary(measured(), { [part]: BRIEF[part] })).toContain(sentence)
  })

  it('says so when no spot could carry the goal', () => {
    const text = writeSummary(measured({ hotspots: [] }), BRIEF)
    expect(text).toContain('No spot stands out that could carry the goal.')
  })

  it('never becomes markup, whatever is in it', () => {
    const markup = fc.constantFrom(
      ...['**a**', '<img src=x>', '[a](https://b.c)', '![](x)', '# ', '\n\n', '- ', '1. ', '`'],
      ...['https://a.bc', 'www.a.bc', 'a@b.cd', 'mailto:a@b.cd', '&lt;', '\\', '~~', '| a |', '***']
    )
    const text = fc.array(fc.oneof(markup, fc.string({ maxLength: 8 })), { maxLength: 8 })
    const words = text.map((parts) => parts.join(''))
    const plain = kindsOf(writeSummary(measured(), BRIEF))
    fc.assert(
      fc.property(words, words, (goal, brand) => {
        fc.pre(goal.trim() !== '' && brand.trim() !== '')
        expect(kindsOf(writeSummary(measured(), { ...BRIEF, goal, brand }))).toEqual(plain)
      })
    )
  })
})

/** Kinds of all Markdown tokens in a text, but for those that plain words are made of. */
function kindsOf(markdown: string): string[] {
  const kinds: string[] = []
  void new Marked().walkTokens(lexer(markdown), ({ type }) => void kinds.push(type))
  return kinds.filter((kind) => kind !== 'text' && kind !== 'escape')
}
