import { describe, expect, it } from 'vitest'
import {
  KINDS,
  NORMED_NUMBERS,
  clearKind,
  normOf,
  normedNumber,
  normedPictures
} from '../../../src/perception'
import type { Kind, KindParts } from '../../../src/perception'
import { noise, perceived } from '../pictures'

function parts(some: Partial<KindParts>): KindParts {
  return { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0, ...some }
}
const only = (kind: Kind) => parts({ [kind]: 1 })
/** There are no pictures of phones' screens at hand. */
const KNOWN = KINDS.filter((kind) => kind !== 'phone')

describe('what is usual', () => {
  it.each(KNOWN)('is known of every number for a %s, in order and in range', (kind) => {
    for (const number of NORMED_NUMBERS) {
      const { low, mean, high } = normOf(only(kind), number)!
      expect(low).toBeLessThan(high)
      expect(low).toBeGreaterThan(0)
      expect(mean).toBeGreaterThan(low - (high - low))
      expect(mean).toBeLessThan(high + (high - low))
    }
    expect(normedPictures(only(kind))!.count).toBeGreaterThan(30)
  })

  it('is not known for a phone, nor for a picture that is of no kind for sure', () => {
    for (const kinds of [only('phone'), parts({ desktop: 0.5, chart: 0.5 })]) {
      expect(normOf(kinds, 'clarity')).toBeNull()
      expect(normedPictures(kinds)).toBeNull()
    }
  })

  it('is that of the kind a picture is likely of', () => {
    const likely = parts({ chart: 0.6, poster: 0.4 })
    expect(clearKind(likely)).toBe('chart')
    expect(normOf(likely, 'contrast')).toEqual(normOf(only('chart'), 'contrast'))
    expect(clearKind(parts({ chart: 0.59, poster: 0.41 }))).toBeNull()
  })

  it('differs by kind where kinds differ: charts have fewer colours than advertisements', () => {
    const colours = (kind: Kind) => normOf(only(kind), 'colourCount')!.mean
    expect(colours('chart')).toBeLessThan(colours('poster'))
  })
})

describe('a number by name', () => {
  it('is the one that the perception has', () => {
    const perception = perceived(noise(120, 90))
    const { measures, hotspots } = perception
    expect(normedNumber(perception, 'clarity')).toBe(perception.clarity.score)
    expect(normedNumber(perception, 'crowding')).toBe(measures.crowding)
    expect(normedNumber(perception, 'left')).toBe(measures.attentionByThirds.left)
    const [first, second] = hotspots
    expect(normedNumber(perception, 'rivalry')).toBe(second ? second.share / first!.share : 0)
    expect(normedNumber({ ...perception, hotspots: [] }, 'rivalry')).toBe(0)
  })
})
