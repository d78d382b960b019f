import { describe, expect, it } from 'vitest'
import { clearKind, KINDS, normOf, type KindParts } from '../../../src/perception'

function parts(some: Partial<KindParts>): KindParts {
  return { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0, ...some }
}
/** There are no pictures of phones' screens at hand. */
const KNOWN = KINDS.filter((kind) => kind !== 'phone')
const SCORES = ['clarity', 'excitingness'] as const

describe('what is usual', () => {
  it.each(KNOWN)('is known of both scores for a %s, in order and in range', (kind) => {
    for (const score of SCORES) {
      const { low, high } = normOf(kind, score)!
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThan(low)
      expect(high).toBeLessThan(100)
    }
  })

  it('is not known for a phone', () => {
    for (const score of SCORES) expect(normOf('phone', score)).toBeNull()
  })

  it('differs by kind where kinds differ: charts are clearer and calmer than posters', () => {
    expect(normOf('chart', 'clarity')!.low).toBeGreaterThan(normOf('poster', 'clarity')!.low)
    expect(normOf('chart', 'excitingness')!.high).toBeLessThan(
      normOf('poster', 'excitingness')!.high
    )
  })
})

it('a picture is of a kind from a likelihood of 60 % on, and of none for sure below', () => {
  expect(clearKind(parts({ chart: 0.6, poster: 0.4 }))).toBe('chart')
  expect(clearKind(parts({ chart: 0.59, poster: 0.41 }))).toBeNull()
  expect(clearKind(parts({ desktop: 0.5, chart: 0.5 }))).toBeNull()
})
