import { fileWords, type MapName } from '../../file'
import { words } from './words'

export interface MapFacts {
  name: string
  meaning: string
  /** The ends of the scale in words, and CSS colours evenly spaced between them, as translucent as the map. */
  scale: { low: string; high: string; colours: readonly string[] } | null
}

const ATTENTION = [
  'rgba(224, 242, 0, 0)',
  'rgba(228, 221, 0, 0.075)',
  'rgba(233, 200, 0, 0.149)',
  'rgba(237, 168, 0, 0.224)',
  'rgba(242, 133, 1, 0.302)',
  'rgba(242, 100, 22, 0.376)',
  'rgba(242, 68, 44, 0.451)',
  'rgba(211, 46, 22, 0.525)',
  'rgba(180, 24, 0, 0.6)'
]

const PERCEPTION = [
  'rgba(84, 88, 122, 0.69)',
  'rgba(84, 88, 122, 0.447)',
  'rgba(84, 88, 122, 0.345)',
  'rgba(84, 88, 122, 0.267)',
  'rgba(84, 88, 122, 0.204)',
  'rgba(84, 88, 122, 0.145)',
  'rgba(84, 88, 122, 0.094)',
  'rgba(84, 88, 122, 0.043)',
  'rgba(84, 88, 122, 0)'
]

const CLARITY = [
  'rgba(64, 248, 244, 0)',
  'rgba(34, 235, 222, 0.078)',
  'rgba(6, 222, 202, 0.153)',
  'rgba(4, 203, 201, 0.231)',
  'rgba(2, 184, 200, 0.306)',
  'rgba(1, 158, 183, 0.384)',
  'rgba(0, 134, 166, 0.459)',
  'rgba(0, 96, 104, 0.537)',
  'rgba(0, 60, 46, 0.612)'
]

const EXCITINGNESS = [
  'rgba(112, 112, 116, 0.502)',
  'rgba(112, 112, 116, 0.325)',
  'rgba(112, 112, 116, 0.251)',
  'rgba(112, 112, 116, 0.196)',
  'rgba(112, 112, 116, 0.145)',
  'rgba(112, 112, 116, 0.106)',
  'rgba(112, 112, 116, 0.067)',
  'rgba(112, 112, 116, 0.031)',
  'rgba(112, 112, 116, 0)'
]

const DIFFERENCE = [
  'rgba(0, 84, 236, 1)',
  'rgba(5, 97, 241, 0.878)',
  'rgba(10, 111, 246, 0.756)',
  'rgba(15, 124, 250, 0.561)',
  'rgba(255, 136, 20, 0)',
  'rgba(250, 122, 15, 0.561)',
  'rgba(246, 106, 10, 0.756)',
  'rgba(241, 91, 5, 0.878)',
  'rgba(236, 76, 0, 1)'
]

const COLOURS: Record<MapName, readonly string[] | null> = {
  attention: ATTENTION,
  perception: PERCEPTION,
  hotspots: null,
  clarity: CLARITY,
  excitingness: EXCITINGNESS,
  roi: null,
  difference: DIFFERENCE
}

/** A map's name, meaning and scale. */
export function mapFacts(map: MapName): MapFacts {
  const { scale, meaning } = words().maps[map]
  const colours = COLOURS[map]
  return { name: fileWords().map[map], meaning, scale: scale && colours && { ...scale, colours } }
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
