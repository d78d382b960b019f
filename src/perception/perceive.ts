import { firstScreen } from '../order/first-screen'
import { inOrder, type Areas, type FoundArea } from './areas/areas'
import { findAreas } from './areas/find-areas'
import { foundAreas, sceneAreas } from './areas/see-areas'
import { clarity, measureClutter, type Clutter } from './scores/clutter'
import { excitingness, type MeasuredLiveliness, measureLiveliness } from './scores/excitingness'
import type { Backbone } from './backbone/backbone'
import { NO_NETWORKS, type Networks } from './networks'
import type { Network } from './faces/network'
import { findHotspots } from './areas/find-hotspots'
import { type Looking, lookWith } from './perceive-looks'
import type { Perception } from './perception'
import type { Pixels } from '../images/pixels'
import type { Steps } from './see/steps'
import { type Glance, glanceAt } from './attention/attend'
import type { Scene } from './areas/scene'
import { preparePicture, type PreparedPicture } from './see/prepare-picture'
import { textBoxes } from './see/text-lines'

export interface PerceiveOptions extends Pick<Looking, 'medium' | 'scrim'> {
  hints?: Looking['hints'] | undefined
  /** Known layers by outline, each an owner; without them it is what is found in the pixels. */
  scene?: Scene | null | undefined
  /** Adds areas found inside the design's pictures to the scene; missing where pictures are not searched. */
  inPictures?: ((found: readonly FoundArea[]) => Scene) | undefined
  /** The face detector; null where it is missing: the maps are then made without them. */
  faces?: Network | null
}

/** Measures of a picture by itself, before its design is known. */
export interface Preprocessed {
  pixels: Pixels
  prepared: PreparedPicture
  clutter: Clutter
  glance: Glance
  lively: MeasuredLiveliness
}

/** The part of `perceive` that needs pixels alone, two thirds of its time: layers may still be pending. */
export function* preprocess(pixels: Pixels, backbone: Backbone | null): Steps<Preprocessed> {
  const prepared = yield* preparePicture(pixels)
  const { rgb, lab } = prepared
  const clutter = yield* measureClutter(lab)
  const glance = yield* glanceAt(prepared, backbone)
  yield
  const lively = yield* measureLiveliness(rgb, lab)
  return { pixels, prepared, clutter, glance, lively }
}

/**
 * Predicts where people look in a picture and how it strikes them: all maps and scores in one pass.
 * Transparent pixels count as white. Pauses every few milliseconds; the same pixels always give the
 * same bytes. Large pictures are measured at reduced size.
 */
export function* perceive(
  pixels: Pixels,
  { networks = NO_NETWORKS, ...options }: Omit<PerceiveOptions, 'faces'> & { networks?: Networks }
): Steps<Perception> {
  const preprocessed = yield* preprocess(pixels, networks.backbone)
  return yield* measure(preprocessed, { ...options, faces: networks.faces })
}

/** The rest of `perceive`, using knowledge of the design. */
export function* measure(
  { pixels, prepared, clutter, glance, lively }: Preprocessed,
  { medium, hints = null, scrim = null, scene, inPictures, faces: network = null }: PerceiveOptions
): Steps<Perception> {
  const { picture } = prepared
  const { things, lines, zones, fine } = glance
  const { width, height } = glance.grid
  const grid = { width, height }
  const known = { medium, hints, scrim, faces: network }
  const looked = yield* lookWith(pixels, prepared, glance, known)
  const { faces, kinds, densities, standOuts } = looked
  const { attention } = densities
  yield
  const fold = firstScreen({ medium, picture })
  const find = (): FoundArea[] =>
    findAreas({
      ...{ pixels, things, lines, zones, fine, standOuts, faces: faces ?? [] },
      attention: { ...grid, data: attention }
    })
  const found = scene && !inPictures ? [] : find()
  yield
  const drawn = scene && inPictures ? inPictures(found) : scene
  const seen = drawn ? sceneAreas(drawn, grid, densities) : foundAreas(found, grid, densities)
  let areas: Areas = seen
  yield
  let hotspots = findHotspots(attention, areas, picture, fold)
  if (hotspots.length === 0 && drawn) {
    // Layers that draw no attention say nothing about the picture; what is found in it does.
    areas = foundAreas(find(), grid, densities)
    hotspots = findHotspots(attention, areas, picture, fold)
  }
  yield
  return {
    ...grid,
    picture,
    kinds,
    faces,
    scrim: looked.scrim,
    isSeen: glance.sight !== null,
    ...densities,
    areas: inOrder(areas.all, fold),
    found,
    shares: drawn ? seen.shares : null,
    hotspots,
    texts: textBoxes(lines, fine, picture),
    busy: Uint8Array.from(things.labels, (label) => (label === 0 ? 0 : 1)),
    clarity: { score: clarity(clutter), map: clutter.map.data },
    excitingness: { score: excitingness(lively.whole), map: lively.map },
    measures: { crowding: clutter.crowding, contourCount: clutter.contourCount }
  }
}
