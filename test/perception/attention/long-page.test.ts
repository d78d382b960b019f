import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../../src/perception/attention/kinds'
import { pageRow } from '../../../src/perception/attention/densities'

/** Shapes of a screen of each kind of page: height over width. */
const SCREENS = { desktop: 9 / 16, phone: 2.2 } as const
const pages = fc.constantFrom('desktop', 'phone')
const parts = fc.double({ min: 0, max: 1, noNaN: true })
const screenfuls = fc.double({ min: 1, max: 12, noNaN: true })

describe('a row of a page', () => {
  it('lies where it is when the page is no taller than its screen', () => {
    fc.assert(
      fc.property(
        pages,
        parts,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (kind, part, screens) => {
          const height = screens * SCREENS[kind] * 1000
          const { place, gain } = pageRow(part, { width: 1000, height }, kind)
          expect(place).toBeCloseTo(part, 9)
          expect(gain).toBe(1)
        }
      )
    )
  })

  it('lies where it is in what is no page, however tall', () => {
    const kinds = fc.constantFrom(...KINDS.filter((kind) => !(kind in SCREENS)))
    fc.assert(
      fc.property(kinds, parts, screenfuls, (kind, part, times) => {
        const row = pageRow(part, { width: 1000, height: 1000 * times }, kind)
        expect(row).toEqual({ place: part, gain: 1 })
      })
    )
  })

  it('draws fewer looks the further down it lies, and never none', () => {
    fc.assert(
      fc.property(pages, parts, parts, screenfuls, (kind, one, other, screens) => {
        const size = { width: 1000, height: 1000 * screens * SCREENS[kind] }
        const above = pageRow(Math.min(one, other), size, kind)
        const below = pageRow(Math.max(one, other), size, kind)
        expect(below.gain).toBeLessThanOrEqual(above.gain)
        expect(below.place).toBeGreaterThanOrEqual(above.place)
        expect(below.gain).toBeGreaterThan(0)
        expect(below.place).toBeLessThanOrEqual(1)
      })
    )
  })

  it('changes little with a small change of place or of the height of the page', () => {
    fc.assert(
      fc.property(pages, parts, screenfuls, (kind, part, screens) => {
        const rowAt = (at: number, times: number) =>
          pageRow(at, { width: 1000, height: 1000 * times * SCREENS[kind] }, kind)
        const here = rowAt(part, screens)
        for (const there of [rowAt(part + 1e-6, screens), rowAt(part, screens + 1e-6)]) {
          expect(Math.abs(there.place - here.place)).toBeLessThan(1e-4)
          expect(Math.abs(there.gain - here.gain)).toBeLessThan(1e-4)
        }
      })
    )
  })

  it('leaves the first screen of a long page most of the looks', () => {
    const size = { width: 1440, height: 6000 }
    const gains = Array.from({ length: 1000 }, (_, i) => pageRow(i / 1000, size, 'desktop').gain)
    const all = gains.reduce((sum, gain) => sum + gain, 0)
    const first = gains.slice(0, Math.round(1000 / (6000 / 1440 / SCREENS.desktop)))
    expect(first.reduce((sum, gain) => sum + gain, 0) / all).toBeGreaterThan(0.35)
  })
})
