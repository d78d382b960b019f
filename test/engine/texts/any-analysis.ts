import fc from 'fast-check'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { measured, spot } from '../support/measured'

const NAMES = ['Title', 'Photo', 'Pay button', 'Offer', 'Price tag', 'Main CTA', 'Lead', 'Terms']
const GIVEN = ['Frame 77', 'Rectangle 123', '', ...NAMES]
/** Short enough to be quoted whole. */
const ANY_NAME = /^[A-Za-zÄÖÜäöüß]{2,12}( [A-Za-zÄÖÜäöüß]{2,12}){0,2}$/
export const BRIEF = { goal: 'Pay for the offer', audience: 'Readers of terms' }

const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true })
const part = fc.oneof(upTo(1), upTo(0.02))
const share = part.map((value) => value * 0.4)

const look = fc.record({ apart: upTo(100) })

const layers: fc.Arbitrary<MeasuredLayer[]> = fc
  .array(
    fc.record(
      {
        name: fc.oneof(fc.constantFrom(...GIVEN), fc.stringMatching(ANY_NAME)),
        kind: fc.constantFrom('text', 'image', 'control', 'icon', 'shape', 'group'),
        box: fc.record({ x: part, y: part, width: share, height: share }),
        area: share,
        attention: share,
        perception: share,
        isMainAction: fc.constant(false),
        look
      },
      { requiredKeys: ['name', 'kind', 'box', 'area', 'attention', 'perception', 'isMainAction'] }
    ),
    { maxLength: 12 }
  )
  .chain((all) =>
    fc.nat(2 * all.length).map((at) => all.map((one, i) => ({ ...one, isMainAction: i === at })))
  )

const usual = fc.oneof(
  fc.constant(null),
  fc.record({ low: upTo(50), high: upTo(50) }).map(({ low, high }) => {
    return { low, high: 50 + high, of: 'desktop' as const }
  })
)

/** Whatever an analysis may say. */
export const analysis: fc.Arbitrary<Measured> = fc
  .record({
    layers,
    shares: fc.array(fc.tuple(share, fc.nat(899), fc.nat(599)), { maxLength: 5 }),
    clarity: upTo(100),
    usual,
    tooLittle: fc.constantFrom(null, null, 'small', 'empty', 'bare'),
    regions: fc.array(fc.record({ attention: part, perception: part, clutter: part }), {
      minLength: 9,
      maxLength: 9
    })
  })
  .map(({ shares, ...rest }) =>
    measured({
      ...rest,
      hotspots: shares
        .sort(([one], [other]) => other - one)
        .map(([share, x, y], i) => spot(share, x, y, i + 1))
    })
  )
