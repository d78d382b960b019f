import { describe, expect, it } from 'vitest'
import { LEGENDS } from '../../../src/perception'
import { MAP_FACTS } from '../../../src/ui/words/map-facts'

describe('the legend of a map', () => {
  it.each(['attention', 'perception', 'clarity', 'excitingness', 'difference'] as const)(
    'has the colours in which the %s map is drawn',
    (map) => {
      const { stops, low, high } = LEGENDS[map]
      expect(MAP_FACTS[map].scale).toEqual({ low, high, colours: stops })
    }
  )

  it('shows a short name that is a part of the full one, for speech control', () => {
    for (const { name, short } of Object.values(MAP_FACTS)) expect(name).toContain(short)
  })
})
