import type { MapName } from '../../../bridge'

export interface MapFacts {
  name: string
  /** A shorter name for narrow places; part of `name`. */
  short: string
  meaning: string
  /** The ends of the scale in words, and CSS colours evenly spaced between them as the maps are drawn. */
  scale: { low: string; high: string; colours: readonly string[] } | null
}

const PLASMA = [
  'rgba(13, 8, 135, 0)',
  'rgba(76, 2, 161, 0.106)',
  'rgba(126, 3, 168, 0.212)',
  'rgba(170, 35, 149, 0.318)',
  'rgba(204, 71, 120, 0.424)',
  'rgba(229, 107, 93, 0.529)',
  'rgba(248, 148, 65, 0.635)',
  'rgba(253, 195, 40, 0.741)',
  'rgba(240, 249, 33, 0.847)'
]

const VEIL = [
  'rgba(10, 12, 28, 0.878)',
  'rgba(10, 12, 28, 0.569)',
  'rgba(10, 12, 28, 0.439)',
  'rgba(10, 12, 28, 0.341)',
  'rgba(10, 12, 28, 0.259)',
  'rgba(10, 12, 28, 0.184)',
  'rgba(10, 12, 28, 0.118)',
  'rgba(10, 12, 28, 0.055)',
  'rgba(10, 12, 28, 0)'
]

const VIRIDIS = [
  'rgba(221, 227, 28, 0)',
  'rgba(150, 216, 64, 0.098)',
  'rgba(86, 198, 102, 0.196)',
  'rgba(41, 175, 128, 0.294)',
  'rgba(32, 151, 138, 0.392)',
  'rgba(40, 125, 142, 0.49)',
  'rgba(51, 99, 141, 0.588)',
  'rgba(64, 69, 136, 0.686)',
  'rgba(71, 37, 116, 0.784)'
]

const INFERNO = [
  'rgba(246, 213, 70, 0)',
  'rgba(251, 182, 29, 0.098)',
  'rgba(250, 152, 12, 0.196)',
  'rgba(244, 124, 23, 0.294)',
  'rgba(233, 99, 43, 0.392)',
  'rgba(216, 77, 62, 0.49)',
  'rgba(196, 61, 78, 0.588)',
  'rgba(173, 48, 92, 0.686)',
  'rgba(148, 38, 102, 0.784)'
]

export const MAP_FACTS: Record<MapName, MapFacts> = {
  attention: {
    name: 'Attention',
    short: 'Attention',
    meaning: 'Where people will probably look in the first seconds.',
    scale: { low: 'Rarely looked at', high: 'Looked at most', colours: PLASMA }
  },
  perception: {
    name: 'Perception',
    short: 'Perception',
    meaning: 'What is probably seen at first glance; the rest is dark.',
    scale: { low: 'Not seen at once', high: 'Seen first', colours: VEIL }
  },
  hotspots: {
    name: 'Hotspots',
    short: 'Hotspots',
    meaning: 'What draws the eye most. Larger circles draw more.',
    scale: null
  },
  clarity: {
    name: 'Clarity',
    short: 'Clarity',
    meaning: 'How much each area adds to clutter.',
    scale: { low: 'Clear', high: 'Cluttered', colours: VIRIDIS }
  },
  excitingness: {
    name: 'Excitingness',
    short: 'Exciting',
    meaning: 'How much each area adds to a lively look.',
    scale: { low: 'Calm', high: 'Exciting', colours: INFERNO }
  },
  roi: {
    name: 'Regions',
    short: 'Regions',
    meaning: 'Attention within the regions of interest that the service defined.',
    scale: null
  }
}
