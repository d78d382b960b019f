import { firstScreen } from '../engine/order/first-screen'
import { inOrder, type Areas } from './areas/areas'
import { findAreas } from './areas/find-areas'
import type { FoundArea } from './areas/found-area'
import { sceneAreas } from './areas/see-areas'
import { thingAreas } from './areas/thing-areas'
import { clarity } from './clutter/clarity'
import { type Clutter, measureClutter } from './clutter/clutter'
import {
  evenInPictures,
  excitingness,
  type Liveliness,
  measureLiveliness
} from './excitement/excitingness'
import { excitingnessMap } from './excitement/excitingness-map'
import { findFaces } from './faces/find-faces'
import type { Network } from './faces/network'
import { hintGain } from './hints/hint-gain'
import type { LayerHint } from './hints/layer-hint'
import { findHotspots } from './hotspots/find-hotspots'
import type { Medium } from './medium'
import type { Perception } from './perception'
import type { Pixels } from './pixels'
import type { Steps } from './steps'
import { kindParts } from './kinds/recognise'
import { attend, type Glance, glanceAt, lookCloser } from './saliency/attend'
import type { Scene } from './shares/scene'
import { preparePicture, type PreparedPicture } from './prepare/prepare-picture'
import { occupiedBy } from './things/occupied'

export interface PerceiveOptions {
  medium: Medium
  /** Where the picture shows a design's text, images, buttons and drawings, as far as it is known. */
  hints?: readonly LayerHint[] | null | undefined
  /** Its layers by outline, each an owner, as far as they are known; without them areas are found in the pixels. */
  scene?: Scene | null | undefined
  /** The scene with what is found in the design's pictures; missing where they are not to be looked into. */
  inPictures?: ((found: readonly FoundArea[]) => Scene) | undefined
  /** The face detector; null where it is missing: the maps are then made without them. */
  faces?: Network | null
}

/** Measures of a picture by itself, before anything of its design is known. */
export interface Shown {
  pixels: Pixels
  prepared: PreparedPicture
  clutter: Clutter
  glance: Glance
  lively: Liveliness
  /** Of the picture alone: designs' own pictures are made even on it. */
  livelyMap: Float32Array
}

/** The part of `perceive` that needs nothing but pixels, and half of its time: layers may still be on their way. */
export function* takeIn(pixels: Pixels): Steps<Shown> {
  const prepared = yield* preparePicture(pixels)
  const { rgb, lab } = prepared
  const clutter = yield* measureClutter(lab)
  const glance = yield* glanceAt(prepared)
  yield
  const lively = measureLiveliness(rgb, lab)
  yield
  const livelyMap = yield* excitingnessMap(rgb, lab)
  return { pixels, prepared, clutter, glance, lively, livelyMap }
}

/**
 * Predicts where people look in a picture and how it strikes them: all maps and scores in one pass.
 * Transparent pixels count as white. Pauses every few milliseconds; the same pixels always give the
 * same bytes. Large pictures are measured at reduced size.
 */
export function* perceive(pixels: Pixels, options: PerceiveOptions): Steps<Perception> {
  return yield* judge(yield* takeIn(pixels), options)
}

/** The rest of `perceive`: with what is known of the design. Uses up what is shown. */
export function* judge(
  { pixels, prepared, clutter, glance, lively, livelyMap }: Shown,
  { medium, hints = null, scene, inPictures, faces: network = null }: PerceiveOptions
): Steps<Perception> {
  const { picture, lab } = prepared
  const { things } = glance
  const grid = { width: lab.l.width, height: lab.l.height }
  const gain = hints ? hintGain(hints, picture, grid) : null
  const faces = network ? yield* findFaces(pixels, prepared, hints, network) : null
  const known = { faces: faces ?? [], hints: hints ?? [] }
  const looked = yield* lookCloser(glance.glanced, prepared, known)
  const kinds = kindParts(medium, looked.signs, picture)
  yield
  const attention = attend(looked, kinds, 'all', gain)
  yield
  const perception = attend(looked, kinds, 'first', gain)
  yield
  const densities = { attention, perception }
  const fold = firstScreen({ medium, picture })
  const { lines, fine } = looked
  const found = inPictures
    ? findAreas({
        ...{ pixels, things, lines, fine, faces: faces ?? [] },
        attention: { ...grid, data: attention }
      })
    : []
  yield
  const drawn = scene && inPictures ? inPictures(found) : scene
  const ofScene = drawn ? sceneAreas(drawn, grid, densities) : null
  let areas: Areas = ofScene ?? thingAreas(things, densities)
  yield
  let hotspots = findHotspots(attention, areas, picture, fold)
  if (drawn && hotspots.length === 0) {
    // Layers that nobody looks at tell nothing of a picture: what it shows does.
    areas = thingAreas(things, densities)
    hotspots = findHotspots(attention, areas, picture, fold)
  }
  yield
  if (hints) evenInPictures(livelyMap, grid, hints, picture)
  yield
  return {
    ...grid,
    picture,
    kinds,
    faces,
    attention,
    perception,
    areas: inOrder(areas.all, fold),
    found,
    shares: ofScene?.shares ?? null,
    hotspots,
    occupied: occupiedBy(things, looked.lines, looked.fine, picture),
    clarity: { score: clarity(clutter), map: clutter.map.data },
    excitingness: { score: excitingness(lively), map: livelyMap },
    measures: { crowding: clutter.crowding, contourCount: clutter.contourCount }
  }
}
