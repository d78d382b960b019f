import { legendOf } from '../../engine/engine-facts'
import { fileWords, type MapName, type Veil } from '../../file'
import { words } from './words'

interface MapFacts {
  name: string
  meaning: string
  /** The ends of the scale in words, and CSS colours evenly spaced between them, as translucent as the map. */
  scale: { low: string; high: string; colours: readonly string[] } | null
}

/** A map's name, meaning and scale; `veil`: what it dims designs with. */
export function mapFacts(map: MapName, veil?: Veil): MapFacts {
  const { scale, meaning } = words().maps[map]
  const colours = map === 'roi' ? [] : legendOf(map, veil)
  return { name: fileWords().map[map], meaning, scale: scale && { ...scale, colours } }
}

/** A legend's ground, light above and dark below: a map looks on a design as on the half that is like it. */
const LEGEND_GROUND = ['#ffffff', '#14171f'] as const

/** CSS: a scale's colours over both grounds. */
export function scaleImage(colours: readonly string[]): string {
  const [light, dark] = LEGEND_GROUND
  return `linear-gradient(to right, ${colours.join(', ')}), linear-gradient(${light} 50%, ${dark} 50%)`
}

/** The interface's own words for maps that Glance calls otherwise. */
const IN_THE_INTERFACE: Partial<Record<MapName, string>> = {
  perception: 'Perception',
  clarity: 'Clarity'
}

/** A map's name where it is chosen, with the interface's own name where that differs. */
export function mapLabel(map: MapName): string {
  const [name, theirs] = [fileWords().map[map], IN_THE_INTERFACE[map]]
  return theirs === undefined ? name : `${name} (${theirs})`
}
