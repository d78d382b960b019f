import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDIUMS } from '../../../src/client'
import { rivalry } from '../../../src/service/texts/spots'
import type { Measured } from '../../../src/service/texts/measured'
import type { MeasuredLayer } from '../../../src/service/texts/measured-layer'
import { reference } from '../../../src/service/texts/reference'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { measured, spot } from '../support/measured'
import { plain } from './plain'

const NAMES = ['Title', 'Photo', 'Pay button', 'Offer', 'Logo', 'Main CTA', 'Lead', 'Terms']
const GIVEN = ['Frame 77', 'Rectangle 123', '', ...NAMES]
const GOAL = { goal: 'Pay for the offer' }

const RUNS = { numRuns: 40 }

const part = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 0.02, noNaN: true })
)
const share = part.map((value) => value * 0.4)

const layers: fc.Arbitrary<MeasuredLayer[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...GIVEN),
      kind: fc.constantFrom('text', 'image', 'control', 'icon', 'shape', 'group'),
      box: fc.record({ x: part, y: part, width: share, height: share }),
      area: share,
      attention: share,
      perception: share,
      isPrimary: fc.constant(false)
    }),
    { maxLength: 12 }
  )
  .chain((all) =>
    fc.nat(2 * all.length).map((at) => all.map((one, i) => ({ ...one, isPrimary: i === at })))
  )

const thirds = fc.record({
  left: part,
  centre: part,
  right: part,
  top: part,
  middle: part,
  bottom: part
})

const analysis: fc.Arbitrary<Measured> = fc
  .record({
    medium: fc.constantFrom(...MEDIUMS),
    layers,
    shares: fc.array(fc.tuple(share, fc.nat(899), fc.nat(599)), { maxLength: 5 }),
    clarity: fc.double({ min: 0, max: 100, noNaN: true }),
    excitingness: fc.double({ min: 0, max: 100, noNaN: true }),
    regions: fc.array(fc.record({ attention: part, perception: part, clutter: part }), {
      minLength: 9,
      maxLength: 9
    }),
    attentionByThirds: thirds,
    perceptionByThirds: thirds,
    contrast: fc.double({ min: 0, max: 50, noNaN: true }),
    colourfulness: fc.double({ min: 0, max: 150, noNaN: true }),
    colourCount: fc.double({ min: 1, max: 200, noNaN: true }),
    crowding: part,
    areaOfHalfAttention: part
  })
  .map(({ medium, layers, shares, clarity, excitingness, regions, ...measures }) => ({
    ...measured({
      clarity,
      excitingness,
      regions,
      layers,
      measures,
      hotspots: shares
        .sort(([one], [other]) => other - one)
        .map(([share, x, y], i) => spot(share, x, y, i + 1))
    }),
    medium
  }))

/** Both texts as they read, without the words of the brief. */
function textsOf(given: Measured): string[] {
  return [writeSummary(given, GOAL), writeRecommendations(given, GOAL)].map((text) =>
    plain(text).replace(/Written with this brief: .*/g, '')
  )
}

/** A share as the list of layers shows it, computed anew. */
function shareText(value: number): string {
  const percent = value * 100
  if (value > 0 && percent < 0.05) return '0.1 %'
  const tenths = Math.round(percent * 10) / 10
  if (tenths === 0) return '0 %'
  return percent < 9.95 ? `${tenths.toFixed(1)} %` : `${Math.round(percent)} %`
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Every share that a text may quote. */
function sharesOf(given: Measured): Set<string> {
  const { layers = [], measures, regions, hotspots } = given
  const ofKind = (kind: string): number =>
    sum(layers.filter((each) => each.kind === kind).map(({ attention }) => attention))
  const all = [
    ...layers.flatMap(({ attention, perception, area }) => [attention, perception, area]),
    ...hotspots.map(({ share }) => share),
    ...regions.flatMap(({ attention, perception }) => [attention, perception]),
    ...Object.values(measures.attentionByThirds),
    ...Object.values(measures.perceptionByThirds),
    ...measures.dominantColours.map(({ share }) => share),
    ...['text', 'image', 'control'].map(ofKind),
    ...Object.values(reference(given.medium)).flatMap(({ low, high }) => [low, high]),
    measures.areaOfHalfAttention,
    measures.crowding,
    rivalry(given)
  ]
  return new Set(all.map(shareText))
}

const QUOTED = /“([^”]*)”/g

describe('whatever an analysis says, each text', () => {
  it('quotes no share that was not measured', () => {
    fc.assert(
      fc.property(analysis, (given) => {
        const known = sharesOf(given)
        for (const text of textsOf(given)) {
          for (const [quoted] of text.matchAll(/[\d.]+ %/g)) expect([...known]).toContain(quoted)
        }
      }),
      RUNS
    )
  })

  it('names no layer that is not there, and gives each its own share and rank', () => {
    fc.assert(
      fc.property(analysis, (given) => {
        const { layers = [] } = given
        const goal = GOAL.goal.split(' ')
        const named = (name: string): MeasuredLayer[] => layers.filter((one) => one.name === name)
        for (const text of textsOf(given)) {
          for (const [, name] of text.matchAll(QUOTED)) {
            if (!goal.includes(name!)) expect(named(name!)).not.toHaveLength(0)
          }
          for (const [, name, quoted] of text.matchAll(/“([^”]*)” \(([\d.]+ %)\)/g)) {
            if (/hotspot \d+ on [^(]*$/.test(text.slice(0, text.indexOf(`“${name}” (${quoted})`))))
              continue
            expect(named(name!).map(({ attention }) => shareText(attention))).toContain(quoted)
          }
          const ranked = text.matchAll(
            /ranks (\d+)\w\w of (\d+) layers with (?:under )?([\d.]+ %)/g
          )
          for (const [, rank, of, quoted] of ranked) {
            expect(Number(of)).toBe(layers.length)
            const alike = layers.filter(
              ({ attention }) =>
                1 + layers.filter((other) => other.attention > attention).length === Number(rank)
            )
            expect(alike.map(({ attention }) => shareText(attention))).toContain(quoted)
          }
        }
      }),
      RUNS
    )
  })

  it('says nothing else in numbers but what follows from the analysis', () => {
    fc.assert(
      fc.property(analysis, (given) => {
        const known = numbersOf(given)
        for (const text of textsOf(given)) {
          const rest = text
            .replace(/[\d.]+ %/g, '')
            .replace(/#[\da-f]{6}/g, '')
            .replace(/of 100\b|100 advertisements|where 0 is grey and about 100/g, '')
            .replace(/more than 20 times/g, '')
          for (const [quoted] of rest.matchAll(/\d+(?:\.\d+)?/g))
            expect([...known]).toContain(quoted)
        }
      }),
      RUNS
    )
  })

  it('is short, made of whole sentences, and free of numbers that are none', () => {
    fc.assert(
      fc.property(analysis, (given) => {
        for (const text of textsOf(given)) {
          expect(text).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
          expect(text.split(/\s+/).length).toBeLessThan(450)
          expect(text.match(/^- /gm)?.length ?? 0).toBeLessThanOrEqual(4)
          const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('###'))
          for (const line of lines) expect(line).toMatch(/[.*]$/)
          expect(text).not.toMatch(/\.\.|\. [a-z]|, and\.| {2}/)
        }
      }),
      RUNS
    )
  })
})

/** Every number that is no share: ranks, counts, scores, ratios, what is usual. */
function numbersOf(given: Measured): Set<string> {
  const { layers = [], measures, regions, hotspots, clarity, excitingness } = given
  const tenths = (value: number): string => String(Math.round(value * 10) / 10)
  const whole = (value: number): string => String(Math.round(value))
  const ratio = (value: number): string => (value < 9.95 ? tenths(value) : whole(value))
  const known = new Set<string>([whole(clarity), whole(excitingness)])
  for (let i = 1; i <= Math.max(3, layers.length, hotspots.length); i++) known.add(String(i))
  const { contrast, colourfulness, colourCount } = measures
  for (const value of [contrast, colourfulness]) known.add(tenths(value))
  known.add(whole(colourCount))
  const mean = sum(regions.map(({ clutter }) => clutter)) / 9
  for (const value of [mean, ...regions.map(({ clutter }) => clutter)])
    known.add(whole(100 * value))
  for (const { low, high } of Object.values(reference(given.medium))) {
    for (const value of [low, high]) known.add(tenths(value)).add(whole(value))
  }
  const words = layers.filter(({ kind }) => kind === 'text' || kind === 'control')
  const others = [
    ...layers.map(({ attention }) => attention),
    sum(words.map((one) => one.attention))
  ]
  for (const { attention } of layers) {
    for (const other of others) if (other > 0) known.add(ratio(attention / other))
  }
  if (rivalry(given) > 0) known.add(ratio(1 / rivalry(given)))
  return known
}
