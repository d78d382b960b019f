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

  it('is chosen by a label that begins with its name, for speech control', () => {
    for (const map of MAP_NAMES) expect(mapLabel(map).startsWith(mapFacts(map).name)).toBe(true)
  })

  it('can be matched with what a service calls it', () => {
    expect(mapLabel('perception')).toBe('First looks (Perception)')
    expect(mapLabel('hotspots')).toBe('Hotspots')
  })
})
