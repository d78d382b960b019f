/** The designer's brief for a picture: the metadata, under the interface's own words. */
export interface Brief {
  /** Description of the creative, page or screen. */
  description?: string
  /** The outcome the design should support. */
  goal?: string
  /** Whom it is for. */
  audience?: string
  /** Brand, messaging or design constraints. */
  brand?: string
}

const PARTS = ['description', 'goal', 'audience', 'brand'] as const

export function isSameBrief(one: Brief, other: Brief): boolean {
  return PARTS.every((part) => (one[part] ?? '') === (other[part] ?? ''))
}
