/**
 * The maps a result may carry, in the order the panel offers them. Names are the interface's own, but for
 * `difference`, which Glance draws when variants are compared.
 */
export const MAP_NAMES = [
  'attention',
  'perception',
  'hotspots',
  'clarity',
  'excitingness',
  'roi',
  'difference'
] as const

export type MapName = (typeof MAP_NAMES)[number]
