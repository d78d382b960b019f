import type { Plane } from '../plane'

/** The density that a map picture shows. */
export type MapMeaning = 'attention' | 'perception'

/** How a density was read from a map picture. */
export interface MapReading {
  /**
   * `exact`: one of Glance's own maps. `alpha`: opacity tells the density. `grey`: brightness does.
   * `unreadable`: none of them fits.
   */
  method: 'exact' | 'alpha' | 'grey' | 'unreadable'
  /** The scale that was read, or why the picture cannot be read: `even`, `colours`, `rough` or `empty`. */
  name: string
  /** Root mean square deviation from what the method expects, as a part of the whole range (0–1). */
  error: number
}

/** A density (at least 0 everywhere, summing to 1) and how it was read; none where it is unreadable. */
export type DensityReading =
  | { density: Plane; reading: MapReading }
  | { density: null; reading: MapReading & { method: 'unreadable' } }

/** Values (0–1) found in a picture, in proportion to the density. */
export interface MapValues {
  values: Plane
  reading: MapReading
}
