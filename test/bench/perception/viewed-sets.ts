/** The sets of pictures that maps are scored on, with the medium generic. */
export const VIEWED_SETS = {
  osie: {
    name: 'OSIE',
    title: 'OSIE: 364 photographs, 15 viewers',
    /** Blur of the measured density, as part of the longer side: one degree of sight. */
    blur: 0.03
  },
  sun: { name: 'SUN', title: 'SUN: 223 scenes, 12 viewers', blur: 0.03 }
} as const

export type SetName = keyof typeof VIEWED_SETS
