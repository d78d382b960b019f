/** The maps a result may carry, in the order the panel offers them. Names are the interface's own. */
export const MAP_NAMES = [
  'attention',
  'perception',
  'hotspots',
  'clarity',
  'excitingness',
  'roi'
] as const

export type MapName = (typeof MAP_NAMES)[number]
