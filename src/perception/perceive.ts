import { firstScreen } from '../order/first-screen'
import { inOrder, type Areas, type FoundArea } from './areas/areas'
import { findAreas } from './areas/find-areas'
import { sceneAreas } from './areas/see-areas'
import { thingAreas } from './areas/thing-areas'
import { clarity, measureClutter, type Clutter } from './scores/clutter'
import {
  evenInPictures,
  excitingness,
  type Liveliness,
  measureLiveliness
} from './scores/excitingness'
import { excitingnessMap } from './scores/excitingness-map'
import { findFaces } from './faces/find-faces'
import type { Network } from './faces/network'
import { hintGain } from './attention/hint-gain'
import type { LayerHint } from './see/layer-hint'
import { findHotspots } from './areas/find-hotspots'
import { kindParts, type Medium } from './attention/kinds'
import type { Perception } from './perception'
import type { Pixels } from '../images/pixels'
import type { Steps } from './see/steps'
import { attend, type Glance, glanceAt, lookCloser } from './attention/attend'
import type { Scene } from './areas/scene'
import { preparePicture, type PreparedPicture } from './see/prepare-picture'
import { occupiedBy } from './see/find-things'

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
