import type { MapName } from '../../../bridge'

export interface MapFacts {
  name: string
  /** A shorter name for narrow places; part of `name`. */
  short: string
  meaning: string
  /** The ends of the scale in words, and CSS colours evenly spaced between them as the maps are drawn. */
  scale: { low: string; high: string; colours: readonly string[] } | null
}

const ATTENTION = [
  'rgba(158, 16, 216, 0.122)',
  'rgba(178, 27, 229, 0.18)',
  'rgba(212, 49, 218, 0.239)',
  'rgba(255, 79, 191, 0.302)',
  'rgba(250, 110, 135, 0.361)',
  'rgba(246, 137, 81, 0.42)',
  'rgba(245, 158, 34, 0.478)',
  'rgba(249, 182, 10, 0.541)',
  'rgba(255, 205, 0, 0.6)'
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
  'rgba(0, 198, 222, 0.122)',
  'rgba(0, 184, 236, 0.184)',
  'rgba(12, 169, 243, 0.243)',
  'rgba(30, 152, 248, 0.306)',
  'rgba(48, 135, 252, 0.369)',
  'rgba(63, 116, 252, 0.427)',
  'rgba(73, 91, 242, 0.49)',
  'rgba(82, 67, 234, 0.549)',
  'rgba(92, 42, 224, 0.612)'
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
  'rgba(44, 123, 182, 0.651)',
  'rgba(57, 132, 187, 0.529)',
  'rgba(72, 143, 193, 0.392)',
  'rgba(89, 155, 199, 0.239)',
  'rgba(253, 174, 97, 0)',
  'rgba(245, 146, 62, 0.239)',
  'rgba(239, 127, 38, 0.4)',
  'rgba(234, 111, 19, 0.529)',
  'rgba(230, 97, 1, 0.651)'
]

export const MAP_FACTS: Record<MapName, MapFacts> = {
  attention: {
    name: 'Attention',
    short: 'Attention',
    meaning: 'Where people will probably look in the first seconds.',
    scale: { low: 'Rarely looked at', high: 'Looked at most', colours: ATTENTION }
  },
  perception: {
    name: 'Perception',
    short: 'Perception',
    meaning: 'What is probably seen at first glance; the rest is veiled.',
    scale: { low: 'Not seen at once', high: 'Seen first', colours: PERCEPTION }
  },
  hotspots: {
    name: 'Hotspots',
    short: 'Hotspots',
    meaning: 'What draws the eye most. Larger rings draw more.',
    scale: null
  },
  clarity: {
    name: 'Clarity',
    short: 'Clarity',
    meaning: 'How much each area adds to clutter.',
    scale: { low: 'Clear', high: 'Cluttered', colours: CLARITY }
  },
  excitingness: {
    name: 'Excitingness',
    short: 'Exciting',
    meaning: 'Lively areas keep their colours; calm ones turn grey.',
    scale: { low: 'Calm', high: 'Exciting', colours: EXCITINGNESS }
  },
  roi: {
    name: 'Regions',
    short: 'Regions',
    meaning: 'Attention within the service’s regions of interest.',
    scale: null
  },
  difference: {
    name: 'Difference',
    short: 'Difference',
    meaning: 'Where attention moved between two variants.',
    scale: { low: 'Less attention', high: 'More attention', colours: DIFFERENCE }
  }
}
