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
  'rgba(13, 8, 135, 0)',
  'rgba(76, 2, 161, 0.094)',
  'rgba(126, 3, 168, 0.188)',
  'rgba(170, 35, 149, 0.282)',
  'rgba(204, 71, 120, 0.376)',
  'rgba(229, 107, 93, 0.471)',
  'rgba(248, 148, 65, 0.565)',
  'rgba(253, 195, 40, 0.659)',
  'rgba(240, 249, 33, 0.753)'
]

const PERCEPTION = [
  'rgba(64, 66, 104, 0.847)',
  'rgba(79, 80, 127, 0.549)',
  'rgba(86, 86, 136, 0.424)',
  'rgba(96, 95, 150, 0.329)',
  'rgba(104, 103, 163, 0.247)',
  'rgba(112, 109, 173, 0.176)',
  'rgba(118, 115, 183, 0.114)',
  'rgba(124, 121, 192, 0.055)',
  'rgba(130, 126, 200, 0)'
]

const CLARITY = [
  'rgba(250, 189, 36, 0)',
  'rgba(251, 161, 13, 0.106)',
  'rgba(247, 135, 14, 0.212)',
  'rgba(240, 111, 33, 0.318)',
  'rgba(227, 89, 51, 0.424)',
  'rgba(210, 71, 67, 0.529)',
  'rgba(192, 58, 81, 0.635)',
  'rgba(171, 47, 93, 0.741)',
  'rgba(148, 38, 102, 0.847)'
]

const EXCITINGNESS = [
  'rgba(233, 115, 87, 0)',
  'rgba(224, 99, 98, 0.098)',
  'rgba(214, 85, 109, 0.196)',
  'rgba(204, 71, 120, 0.294)',
  'rgba(191, 57, 132, 0.392)',
  'rgba(177, 42, 143, 0.49)',
  'rgba(162, 28, 154, 0.588)',
  'rgba(144, 14, 162, 0.686)',
  'rgba(126, 3, 168, 0.784)'
]

const DIFFERENCE = [
  'rgba(44, 123, 182, 0.878)',
  'rgba(57, 132, 187, 0.714)',
  'rgba(72, 143, 193, 0.533)',
  'rgba(89, 155, 199, 0.322)',
  'rgba(253, 174, 97, 0)',
  'rgba(245, 146, 62, 0.322)',
  'rgba(239, 127, 38, 0.537)',
  'rgba(234, 111, 19, 0.714)',
  'rgba(230, 97, 1, 0.878)'
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
    meaning: 'What draws the eye most. Larger circles draw more.',
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
    meaning: 'How much each area adds to a lively look.',
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
