import { describe, expect, it } from 'vitest'
import { legendOf } from '../../../src/engine/engine-facts'
import { MAP_NAMES } from '../../../src/file'
import { mapFacts, mapLabel } from '../../../src/ui/words/map-facts'

describe('the legend of a map', () => {
  it.each([
    ['attention', 'Rarely', 'Often'],
    ['perception', 'Later', 'At once'],
    ['clarity', 'Clear', 'Cluttered'],
    ['excitingness', 'Calm', 'Exciting'],
    ['difference', 'Less attention', 'More attention']
  ] as const)('has the colours in which the %s map is drawn, from %s to %s', (map, low, high) => {
    expect(mapFacts(map).scale).toEqual({ low, high, colours: legendOf(map) })
  })

  it('is that of the veil that the map was drawn on', () => {
    const [dark, light] = [mapFacts('attention'), mapFacts('attention', 'light')]
    expect(light.scale?.colours).toEqual(legendOf('attention', 'light'))
    expect(light.scale?.colours).not.toEqual(dark.scale?.colours)
  })

  it('is chosen by a label that begins with its name, for speech control', () => {
    for (const map of MAP_NAMES) expect(mapLabel(map).startsWith(mapFacts(map).name)).toBe(true)
  })

  it('can be matched with what a service calls it', () => {
    expect(mapLabel('perception')).toBe('First looks (Perception)')
    expect(mapLabel('hotspots')).toBe('Hotspots')
  })
})
