import { fileWords, type MapName } from '../../file'
import { words } from './words'

export interface MapFacts {
  name: string
  meaning: string
  /** The ends of the scale in words, and CSS colours evenly spaced between them. */
  scale: { low: string; high: string; colours: readonly string[] } | null
}

const ATTENTION = [
  'rgba(75, 16, 200, 1)',
  'rgba(131, 13, 208, 1)',
  'rgba(168, 22, 223, 1)',
  'rgba(203, 43, 224, 1)',
  'rgba(255, 78, 193, 1)',
  'rgba(249, 117, 121, 1)',
  'rgba(246, 148, 57, 1)',
  'rgba(247, 176, 13, 1)',
  'rgba(255, 205, 0, 1)'
]

const PERCEPTION = [
  'rgba(11, 14, 30, 0.69)',
  'rgba(16, 18, 42, 0.447)',
  'rgba(20, 22, 58, 0.345)',
  'rgba(35, 34, 89, 0.267)',
  'rgba(53, 48, 129, 0.204)',
  'rgba(77, 69, 187, 0.145)',
  'rgba(96, 86, 223, 0.094)',
  'rgba(110, 100, 240, 0.043)',
  'rgba(122, 112, 255, 0)'
]

const CLARITY = [
  'rgba(0, 224, 196, 1)',
  'rgba(0, 208, 213, 1)',
  'rgba(0, 191, 229, 1)',
  'rgba(8, 173, 242, 1)',
  'rgba(30, 152, 248, 1)',
  'rgba(53, 131, 253, 1)',
  'rgba(68, 104, 247, 1)',
  'rgba(80, 73, 236, 1)',
  'rgba(92, 42, 224, 1)'
]

const EXCITINGNESS = [
  'rgba(64, 64, 70, 0.627)',
  'rgba(64, 64, 70, 0.404)',
  'rgba(64, 64, 70, 0.314)',
  'rgba(64, 64, 70, 0.243)',
  'rgba(64, 64, 70, 0.184)',
  'rgba(64, 64, 70, 0.133)',
  'rgba(64, 64, 70, 0.082)',
  'rgba(64, 64, 70, 0.039)',
  'rgba(64, 64, 70, 0)'
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

/** What a map is called and means. */
export function mapFacts(map: MapName): MapFacts {
  const { scale, meaning } = words().maps[map]
  const colours = COLOURS[map]
  return { name: fileWords().map[map], meaning, scale: scale && colours && { ...scale, colours } }
}

/** The interface's own words for maps that Glance calls otherwise. */
const IN_THE_INTERFACE: Partial<Record<MapName, string>> = {
  perception: 'Perception',
  clarity: 'Clarity',
  excitingness: 'Excitingness'
}

/** What a map is called where it is chosen: its name, and the interface's where that is another. */
export function mapLabel(map: MapName): string {
  const [name, theirs] = [fileWords().map[map], IN_THE_INTERFACE[map]]
  return theirs === undefined ? name : `${name} (${theirs})`
}
