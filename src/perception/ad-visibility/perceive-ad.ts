import { thingAreas } from '../areas/thing-areas'
import { largest } from '../filters/largest'
import { findHotspots } from '../hotspots/find-hotspots'
import { kindParts } from '../kinds/recognise'
import type { Pixels } from '../pixels'
import { type Plane, planeLike } from '../plane'
import { attend, lookAt } from '../saliency/attend'
import { preparePicture } from '../prepare/prepare-picture'
import type { Steps } from '../steps'
import { measureMessage, type MessageMeasures } from './ad-visibility'
import { boxFilter } from '../filters/box-filter'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { sobel } from '../filters/sobel'

/** Predicts where people look in an advertisement, and measures how much of that its message gets. */
export function* perceiveAd(pixels: Pixels): Steps<MessageMeasures> {
  const prepared = yield* preparePicture(pixels)
  const { picture, lab } = prepared
  const grid = { width: lab.l.width, height: lab.l.height }
  const { looked, things } = yield* lookAt(prepared)
  const kinds = kindParts('generic', looked.signs, picture)
  yield
  const attention = attend(looked, kinds, 'all')
  yield
  const perception = attend(looked, kinds, 'first')
  yield
  const hotspots = findHotspots(attention, thingAreas(things, { attention, perception }), picture)
  yield
  const message = yield* messageRegion(lab.l)
  return measureMessage(message, grid, { picture, attention, perception, hotspots })
}

/** Part of the largest text likeness from which on a place belongs to the message. */
const LEAST_LIKENESS = 0.5

/**
 * Where an ad's own message lies, as far as the picture alone tells: 1 per grid cell that looks at least
 * half as much like text as the most text-like place does, 0 elsewhere. Headlines, logos and labels are
 * in it, and so may be other fine detail; words that are large and thin may be missed.
 */
export function* messageRegion(lightness: Plane): Steps<Uint8Array> {
  const { data } = yield* textLikeness(lightness)
  const least = LEAST_LIKENESS * largest(data)
  return Uint8Array.from(data, (likeness) => (likeness > 0 && likeness >= least ? 1 : 0))
}

const WINDOW_PART = 1 / 24
const BLUR = 0.015
/** CIELAB lightness to 0–1, and Sobel's step of 4 back to 1. */
const GRADIENT_SCALE = 1 / 400
const LARGEST_GRADIENT = 0.5

/**
 * Where strokes of both directions are dense, as in lines of text: the geometric mean of the local
 * horizontal and vertical gradients, each clipped so that one hard edge is no text.
 */
function* textLikeness(l: Plane): Steps<Plane> {
  const { x, y } = sobel(l)
  yield
  const radius = Math.max(1, Math.round((WINDOW_PART * reach(l)) / 2))
  for (const gradient of [x, y]) {
    const { data } = gradient
    for (let i = 0; i < data.length; i++) {
      data[i] = Math.min(Math.abs(data[i]!) * GRADIENT_SCALE, LARGEST_GRADIENT)
    }
    boxFilter(gradient, radius, gradient)
    yield
  }
  const likeness = planeLike(l)
  for (let i = 0; i < likeness.data.length; i++) {
    // Running sums may end a rounding error below zero, where the root is not a number.
    likeness.data[i] = Math.sqrt(Math.max(0, x.data[i]!) * Math.max(0, y.data[i]!))
  }
  return gaussianBlur(likeness, BLUR * reach(l), likeness, 'zeros')
}
