import type { LookDensities } from './attention/attend'
import type { Size } from './see/size'
import type { Area, FoundArea } from './areas/areas'
import type { Scrim } from './attention/under-scrim'
import type { Face } from './faces/find-faces'
import type { Hotspot } from './areas/find-hotspots'
import type { KindParts } from './attention/kinds'
import type { Clutter } from './scores/clutter'
import type { VisibleShares } from './areas/visible-shares'
import type { Box } from './see/box'

/** A score and where in the picture it comes from. */
export interface ScoredMap {
  /** 0–100. */
  score: number
  /** 0–1 per grid cell, on the grid of the densities. */
  map: Float32Array
}

/** What one pass of the engine says about a picture. All maps share one grid of this width and height, row by row. */
export interface Perception extends Size, LookDensities {
  /** Size of the measured picture in pixels. */
  picture: Size
  /** How likely the picture is of each kind. */
  kinds: KindParts
  /** Surest first; null where they could not be looked for. */
  faces: readonly Face[] | null
  /** What dims the picture under a dialog. */
  scrim: Scrim | null
  /** Whether the network that tells what pictures show ran. */
  isSeen: boolean
  /** Layers, or what was found in the picture where none are known, in the order in which people see them. */
  areas: Area[]
  /** Areas found in the pixels, or in a design's pictures, from bottom to top; none where they were not looked for. */
  found: readonly FoundArea[]
  /** Each layer's share of both densities, seen or not; null where no layers are known. */
  shares: VisibleShares | null
  /** One on each of the first areas, in their order. */
  hotspots: Hotspot[]
  /** Lines of text in pixels, which the hotspots' rings do not strike through. */
  texts: Box[]
  /** 1 for each cell with a thing or a text on it, which the rings' numbers keep off, 0 for free ground. */
  busy: Uint8Array
  /** Higher is clearer; the map is each place's contribution to clutter. */
  clarity: ScoredMap
  /** Higher is more exciting; the map is each place's contribution. An estimate from a formula. */
  excitingness: ScoredMap
  /** Numbers that tell whether there is enough to judge. */
  measures: Pick<Clutter, 'crowding' | 'contourCount'>
}
