import { expect, it } from 'vitest'
import { normedKind, NORMS, type KindParts } from '../../../src/perception'

function parts(some: Partial<KindParts>): KindParts {
  return { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0, ...some }
}

it.each(['desktop', 'poster', 'photograph'] as const)(
  'the usual clarity of a %s is known, in order and in range',
  (kind) => {
    const { low, high } = NORMS[kind]
    expect(low).toBeGreaterThan(0)
    expect(high).toBeGreaterThan(low)
    expect(high).toBeLessThan(100)
  }
)

it('a picture is compared with a kind that it is at least 60 % likely to be', () => {
  expect(normedKind(parts({ photograph: 0.6, poster: 0.4 }))).toBe('photograph')
  expect(normedKind(parts({ photograph: 0.59, desktop: 0.41 }))).toBeNull()
  expect(normedKind(parts({ phone: 1 }))).toBeNull()
})

it('what looks like a chart is compared with posters, which are taken for charts', () => {
  expect(normedKind(parts({ chart: 0.4, poster: 0.3, photograph: 0.3 }))).toBe('poster')
})
