import fc from 'fast-check'
import type { Measured } from '../../../src/engine/texts/measured'
import type { Judgement } from '../../../src/engine/texts/judge-layers'
import type { LayerShare } from '../../../src/file'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { plain } from './plain'
import { judged, layer, measured, spot } from '../support/measured'

const NAMES = ['Title', 'Photo', 'Pay button', 'Offer', 'Price tag', 'Main CTA', 'Lead', 'Terms']
const GIVEN = ['Frame 77', 'Rectangle 123', '', ...NAMES]
/** Short enough to be quoted whole. */
const ANY_NAME = /^[A-Za-zÄÖÜäöüß]{2,12}( [A-Za-zÄÖÜäöüß]{2,12}){0,2}$/
const GOAL = 'Sell the offer'

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true })
const part = fc.oneof(upTo(1), upTo(0.02))
const share = part.map((value) => value * 0.4)

const ratio = upTo(20).map((value) => 1 + value)
const look = fc.record({ apart: upTo(100), chroma: upTo(100), ground: ratio, contrast: ratio })

const layers: fc.Arbitrary<LayerShare[]> = fc
  .array(
    fc.record(
      {
        name: fc.oneof(fc.constantFrom(...GIVEN), fc.stringMatching(ANY_NAME)),
        kind: fc.constantFrom('text', 'image', 'control', 'icon', 'shape', 'group'),
        box: fc.tuple(part, part, share, share),
        area: share,
        attention: share,
        perception: share,
        look
      },
      { requiredKeys: ['name', 'kind', 'box', 'area', 'attention', 'perception'] }
    ),
    { maxLength: 12 }
  )
  .map((all) =>
    all.map(({ name, attention, ...rest }, i) => layer(name, attention, { ...rest, id: `1:${i}` }))
  )

/** How any layers fare, one of them marked or none. */
const judgement: fc.Arbitrary<Judgement> = layers.chain((all) =>
  fc.nat(2 * all.length).map((at) => judged(all, { goal: GOAL, marked: all[at]?.id ?? null }))
)

const usual = fc.oneof(
  fc.constant(null),
  fc.record({ low: upTo(50), high: upTo(50) }).map(({ low, high }) => {
    return { low, high: 50 + high, of: 'desktop' as const }
  })
)

export interface Given {
  facts: Measured
  judgement: Judgement
}

/** Summary and recommendations as they read. */
export const textsOf = ({ facts, judgement }: Given): string[] =>
  [writeSummary(facts, judgement), writeRecommendations(facts)].map(plain)

/** Checks both texts of any analyses. */
export const always = (check: (text: string, given: Given) => void): void =>
  fc.assert(
    fc.property(analysis, (given) => textsOf(given).forEach((text) => check(text, given))),
    { numRuns: 100 }
  )

/** Whatever an analysis may say, and how its layers fare. */
export const analysis: fc.Arbitrary<Given> = fc
  .record({
    judgement,
    shares: fc.array(fc.tuple(share, fc.nat(899), fc.nat(599)), { maxLength: 5 }),
    clarity: upTo(100),
    usual,
    tooLittle: fc.constantFrom(null, null, 'small', 'empty', 'bare'),
    clutter: fc.array(part, { minLength: 9, maxLength: 9 })
  })
  .map(({ judgement, shares, ...rest }) => {
    const hotspots = shares
      .sort(([one], [other]) => other - one)
      .map(([share, x, y], i) => spot(share, x, y, i + 1))
    return { judgement, facts: measured({ ...rest, hotspots }) }
  })
