import { clarity } from './clutter/clarity'
import { measureClutter } from './clutter/clutter'
import { excitingness, excitingnessMap, measureLiveliness } from './excitement/excitingness'
import { mean } from './filters/mean'
import { hintGain } from './hints/hint-gain'
import type { LayerHint } from './hints/layer-hint'
import { findHotspots } from './hotspots/find-hotspots'
import { areaOfHalf } from './measures/area-of-half'
import { relativeEntropy, spread, thirds } from './measures/attention-spread'
import { dominantColours } from './measures/dominant-colours'
import type { Medium } from './medium'
import type { Perception } from './perception'
import type { Pixels } from './pixels'
import type { Steps } from './run/steps'
import { kindParts } from './kinds/recognise'
import { attend, lookAt } from './saliency/attend'
import { seePicture } from './sight/sight'

export interface PerceiveOptions {
  medium: Medium
  /** Where the picture shows a design's text, images, buttons and drawings, as far as it is known. */
  hints?: readonly LayerHint[] | null
}

/**
 * Predicts where people look in a picture and how it strikes them: all maps and scores in one pass.
 * Transparent pixels count as white. Pauses every few milliseconds; the same pixels always give the
 * same bytes. Large pictures are measured at reduced size.
 */
export function* perceive(pixels: Pixels, { medium, hints }: PerceiveOptions): Steps<Perception> {
  const sight = yield* seePicture(pixels)
  const { picture, rgb, lab } = sight
  const grid = { width: lab.l.width, height: lab.l.height }
  const clutter = yield* measureClutter(lab)
  const gain = hints ? hintGain(hints, picture, grid) : null
  const { looked, things } = yield* lookAt(sight)
  const kinds = kindParts(medium, looked.signs, picture)
  yield
  const attention = attend(looked, kinds, 'all', gain)
  yield
  const perception = attend(looked, kinds, 'first', gain)
  yield
  const hotspots = findHotspots(attention, things, picture)
  yield
  const lively = measureLiveliness(rgb, lab)
  yield
  const livelyMap = excitingnessMap(rgb, lab)
  yield
  const colours = yield* dominantColours(pixels)
  yield
  return {
    ...grid,
    picture,
    kinds,
    attention,
    perception,
    hotspots,
    clarity: { score: clarity(clutter), map: clutter.map.data },
    excitingness: { score: excitingness(lively), map: livelyMap },
    measures: {
      crowding: clutter.crowding,
      contourCount: clutter.contourCount,
      colourCount: clutter.colourCount,
      colourfulness: lively.colourfulness,
      contrast: lively.contrast,
      lightness: mean(lab.l.data),
      attentionEntropy: relativeEntropy(attention),
      attentionSpread: spread(attention, grid),
      areaOfHalfAttention: areaOfHalf(attention),
      attentionByThirds: thirds(attention, grid),
      perceptionByThirds: thirds(perception, grid),
      dominantColours: colours
    }
  }
}
