import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS, type Kind, type KindParts } from '../../../src/perception/attention/kinds'
import { PLACE_TERMS } from '../../../src/perception/attention/place-terms'
import { kindDensity, mixedDensity, onGrid } from '../../../src/perception/attention/densities'
import { FEATURES, logFeatures } from '../../../src/perception/attention/features'
import { KIND_MODELS } from '../../../src/perception/attention/kind-models'
import { noise, sum } from '../pictures'
import { drawnPlane, planesOf } from './drawn-planes'

const PICTURE = { width: 64, height: 48 }
const features = logFeatures(planesOf(noise(PICTURE.width, PICTURE.height)))
const NONE: KindParts = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }

const density = (kinds: KindParts, views: 'all' | 'first' = 'all') =>
  mixedDensity({ picture: PICTURE, features, sight: null }, kinds, KIND_MODELS, views).data

const kindsOf = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
  .map((parts): KindParts => {
    const all = sum(parts) + 1e-3
    const [desktop, phone, poster, chart, photograph] = parts.map((part) => part / all)
    return {
      desktop: desktop! + 1e-3 / all,
      phone: phone!,
      poster: poster!,
      chart: chart!,
      photograph: photograph!
    }
  })

describe('the density of a kind', () => {
  it.each(KINDS)('of %s is finite, not negative and sums to 1', (kind) => {
    for (const views of ['all', 'first'] as const) {
      const values = kindDensity(
        { picture: PICTURE, features, sight: null },
        kind,
        KIND_MODELS[kind][views]
      )
      expect(values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(sum(values)).toBeCloseTo(1, 4)
    }
  })

  it('is higher where there is more of what has a positive exponent', () => {
    const model = { features: [0.5], places: new Array<number>(PLACE_TERMS).fill(0) }
    const feature = drawnPlane(4, 1, (x) => x)
    const values = kindDensity(
      { picture: { width: 4, height: 1 }, features: [feature], sight: null },
      'poster',
      model
    )
    for (let i = 1; i < 4; i++) expect(values[i]! / values[i - 1]!).toBeCloseTo(Math.exp(0.5), 4)
  })

  it('is higher around what draws looks to its surroundings', () => {
    const none = new Array<number>(PLACE_TERMS).fill(0)
    const feature = drawnPlane(48, 36, (x, y) => (x === 10 && y === 18 ? 5 : 0))
    const of = (around: number[][]) =>
      kindDensity({ picture: PICTURE, features: [feature], sight: null }, 'poster', {
        features: [0],
        around,
        places: none
      })
    const at = (x: number) => 18 * 48 + x
    for (const around of [
      [[1], [0]],
      [[0], [1]]
    ]) {
      const values = of(around)
      expect(values[at(11)]!).toBeGreaterThan(values[at(40)]!)
    }
    expect(of([[0], [1]])[at(14)]! - of([[0], [1]])[at(40)]!).toBeGreaterThan(0)
    expect(of([[0], [0]])[at(11)]).toBeCloseTo(of([[0], [0]])[at(40)]!, 9)
  })

  it('fades down a page far taller than its screen, and not down a poster', () => {
    const flat = { features: [0], places: new Array<number>(PLACE_TERMS).fill(0) }
    const of = (kind: Kind) =>
      kindDensity(
        {
          picture: { width: 360, height: 3600 },
          features: [drawnPlane(2, 60, () => 0)],
          sight: null
        },
        kind,
        flat
      )
    for (const kind of ['desktop', 'phone'] as const) {
      expect(of(kind).at(-1)!).toBeLessThan(of(kind)[0]! / 4)
    }
    expect(of('poster').at(-1)).toBeCloseTo(of('poster')[0]!, 6)
  })
})

describe('the density of a picture', () => {
  it('lies between those of the kinds that it may be', () => {
    const ofKinds = KINDS.map((kind) => density({ ...NONE, [kind]: 1 }))
    fc.assert(
      fc.property(kindsOf, (kinds) => {
        const mixed = density(kinds)
        expect(sum(mixed)).toBeCloseTo(1, 4)
        for (const [i, value] of mixed.entries()) {
          const at = ofKinds.map((values) => values[i]!)
          expect(value).toBeLessThanOrEqual(1.0001 * Math.max(...at))
          expect(value).toBeGreaterThanOrEqual(0.9999 * Math.min(...at))
        }
      }),
      { numRuns: 15 }
    )
  })
})

describe('a density on a finer grid', () => {
  const coarse = drawnPlane(8, 6, (x, y) => (1 + x * y) / 300)
  const size = { width: 20, height: 15 }

  it('sums to 1, with a gain and without', () => {
    expect(sum(onGrid(coarse, size, null))).toBeCloseTo(1, 5)
    const gain = drawnPlane(20, 15, (x) => (x < 10 ? 1 : 3)).data
    expect(sum(onGrid(coarse, size, gain))).toBeCloseTo(1, 5)
  })

  it('is raised by its gain in proportion', () => {
    const gain = drawnPlane(20, 15, (x) => (x < 10 ? 1 : 3)).data
    const [plain, raised] = [onGrid(coarse, size, null), onGrid(coarse, size, gain)]
    const ratio = (i: number) => raised[i]! / plain[i]!
    expect(ratio(7 * 20 + 15) / ratio(7 * 20 + 5)).toBeCloseTo(3, 4)
  })
})

describe('the committed models', () => {
  it.each(KINDS)(
    'have an exponent for every feature and a weight for every place of %s',
    (kind) => {
      for (const { features: exponents, around = [], places } of Object.values(KIND_MODELS[kind])) {
        expect(exponents).toHaveLength(FEATURES.length)
        for (const of of around) expect(of).toHaveLength(FEATURES.length)
        expect(places).toHaveLength(PLACE_TERMS)
        expect([...exponents, ...places].every(Number.isFinite)).toBe(true)
      }
    }
  )
})
