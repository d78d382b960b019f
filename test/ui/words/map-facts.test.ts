import { describe, expect, it } from 'vitest'
import { LEGENDS } from '../../../src/perception'
import { MAP_NAMES } from '../../../src/file'
import { mapFacts, mapLabel } from '../../../src/ui/words/map-facts'

describe('the legend of a map', () => {
  it.each(['attention', 'perception', 'clarity', 'excitingness', 'difference'] as const)(
    'has the colours in which the %s map is drawn',
    (map) => {
      const { stops, low, high } = LEGENDS[map]
      expect(mapFacts(map).scale).toEqual({ low, high, colours: stops })
    }
  )

  it('is chosen by a label that holds its name and what is seen of it, for speech control', () => {
    for (const map of MAP_NAMES) {
      expect(mapLabel(map)).toContain(mapFacts(map).name)
      expect(mapLabel(map)).toContain(mapFacts(map).short)
    }
  })
})
