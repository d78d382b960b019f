import { expect, it } from 'vitest'
import { KINDS } from '../../../src/perception'
import { usualFor } from '../../../src/service/texts/usual'

it('nothing is usual for a picture whose kind is not clear', () => {
  const parts = { desktop: 0.3, phone: 0, poster: 0.3, chart: 0.1, photograph: 0.3 }
  expect(usualFor(parts)).toEqual({ clarity: null })
})

it('what is usual lies between two scores, and is said of a kind by name', () => {
  for (const kind of KINDS) {
    const none = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }
    const { clarity } = usualFor({ ...none, [kind]: 1 })
    if (clarity === null) continue
    expect(clarity.low).toBeLessThan(clarity.high)
    expect(clarity.of).toMatch(/s$/)
  }
})
