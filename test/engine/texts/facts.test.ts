import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areSeenTogether, seenFirst } from '../../../src/order/order'
import type { Measured } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { analysis, BRIEF } from './any-analysis'
import { plain } from './plain'

const RUNS = { numRuns: 60 }

/** Both texts as they read. */
const textsOf = (given: Measured): string[] => [
  plain(writeSummary(given, BRIEF)),
  plain(writeRecommendations(given))
]

/** A share as the list of layers shows it, computed anew. */
function shareText(value: number): string {
  const percent = value * 100
  if (value > 0 && percent < 0.05) return '0.1%'
  const tenths = Math.round(percent * 10) / 10
  if (tenths === 0) return '0%'
  return percent < 9.95 ? `${tenths.toFixed(1)}%` : `${Math.round(percent)}%`
}

/** Every share that a text may quote. */
function sharesOf({ layers = [], regions, hotspots }: Measured): string[] {
  return [
    ...layers.flatMap(({ attention, perception, area }) => [attention, perception, area]),
    ...hotspots.map(({ share }) => share),
    ...regions.map(({ perception }) => perception)
  ].map(shareText)
}

/** Every number that is no share: ranks, counts, scores, what is usual. */
function numbersOf({ layers = [], regions, clarity, usual }: Measured): string[] {
  const mean = regions.reduce((sum, { clutter }) => sum + clutter, 0) / 9
  const clutter = [mean, ...regions.map((each) => each.clutter)].map((each) => 100 * each)
  const whole = [clarity, ...clutter, usual?.low ?? 0, usual?.high ?? 0]
  const counts = [1, 2, 3, ...layers.map((_, i) => i + 1)]
  return [...whole.map(Math.round), ...counts].map(String)
}

describe('whatever an analysis says, each text', () => {
  const always = (check: (text: string, given: Measured) => void): void =>
    fc.assert(
      fc.property(analysis, (given) => textsOf(given).forEach((text) => check(text, given))),
      RUNS
    )

  it('quotes no share that was not measured', () => {
    always((text, given) => {
      for (const [quoted] of text.matchAll(/[\d.]+%/g)) expect(sharesOf(given)).toContain(quoted)
    })
  })

  it('names no layer that is not there, and gives each its own share and rank', () => {
    always((text, given) => {
      const { layers = [] } = given
      const named = (name: string): MeasuredLayer[] => layers.filter((one) => one.name === name)
      for (const [, name] of text.matchAll(/“([^”]*)”/g)) {
        expect(named(name!)).not.toHaveLength(0)
      }
      for (const [, name, , quoted] of text.matchAll(
        /“([^”]*)”(, which the \w+ names,|, taken for the main action,|,)? gets (?:under )?([\d.]+%)/g
      )) {
        expect(named(name!).map(({ attention }) => shareText(attention))).toContain(quoted)
      }
      for (const [, quoted, rank, of] of text.matchAll(
        /([\d.]+%) of attention and comes (\d+)\w\w of (\d+) layers/g
      )) {
        const order = seenFirst(layers)
        expect(Number(of)).toBe(order.length)
        const there = order[Number(rank) - 1]!
        // Of layers that are seen alike, either may have the place.
        const alike = order.filter((layer) => areSeenTogether(layer, there))
        expect(alike.map(({ attention }) => shareText(attention))).toContain(quoted)
      }
    })
  })

  it('says nothing else in numbers but what follows from the analysis', () => {
    always((text, given) => {
      const rest = text.replace(/[\d.]+%/g, '').replace(/of 100\b/g, '')
      for (const [quoted] of rest.matchAll(/\d+(?:\.\d+)?/g)) {
        expect(numbersOf(given)).toContain(quoted)
      }
    })
  })

  it('is short, made of whole sentences, and free of numbers that are none', () => {
    always((text) => {
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      expect(text.split(/\s+/).length).toBeLessThan(150)
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('###'))
      for (const line of lines) expect(line).toMatch(/[.*]$/)
      expect(text).not.toMatch(/\.\.|\. [a-z]|, and\.| {2}/)
    })
  })

  it('calls no picture better or worse for being clear: people do not like clearer ones more', () => {
    always((text) => expect(text).not.toMatch(/\b(?:better|worse|good|bad)\b/i))
  })

  it('says its doubt once, and what is usual at most once', () => {
    always((text) => {
      expect(text.match(/\bestimates?\b/gi)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(text.match(/\busual\b/g)?.length ?? 0).toBeLessThanOrEqual(1)
    })
  })
})
