import type { LookDensities } from '../attention/attend'
import type { Hotspot } from '../areas/find-hotspots'
import { measure, preprocess } from '../perceive'
import { boxFilter } from '../see/box-filter'
import { gaussianBlur } from '../see/gaussian-blur'
import { planeLike, type Plane } from '../see/plane'
import { reach, type Size } from '../see/size'
import { sobel } from '../see/sobel'
import { largest } from '../see/statistics'
import type { Steps } from '../see/steps'
import type { Pixels } from '../../images/pixels'
import { percentile } from './excitingness'

const ATTENTION_WEIGHT = 0.4
const PERCEPTION_WEIGHT = 0.4
const RANK_WEIGHT = 0.2

/** How an ad's message stands among all that is in the ad. */
export interface MessageMeasures {
  /** Part of the predicted attention that falls on the message, 0–1. */
  attentionShare: number
  /** Part of first looks that falls on it, 0–1. */
  perceptionShare: number
  /** Rank of the strongest hotspot whose centre lies on it; null when none does. */
  hotspotRank: number | null
}

interface Looks extends LookDensities {
  picture: Size
  hotspots: readonly Hotspot[]
}

/** Measures the message, 1 per cell of `grid`, on densities of the same grid. */
export function measureMessage(message: Uint8Array, grid: Size, looks: Looks): MessageMeasures {
  const { picture, attention, perception, hotspots } = looks
  const isOnMessage = ({ x, y }: Hotspot): boolean => {
    const column = Math.min(grid.width - 1, Math.floor((x / picture.width) * grid.width))
    const row = Math.min(grid.height - 1, Math.floor((y / picture.height) * grid.height))
    return message[row * grid.width + column] === 1
  }
  return {
    attentionShare: shareOn(message, attention),
    perceptionShare: shareOn(message, perception),
    hotspotRank: hotspots.find(isOnMessage)?.rank ?? null
  }
}

function shareOn(message: Uint8Array, density: Float32Array): number {
  let sum = 0
  for (let i = 0; i < density.length; i++) sum += message[i]! * density[i]!
  return Math.min(1, sum)
}

/**
 * Ad visibility, 0–100: 40 % the message's share of attention and 40 % its share of first looks,
 * each as its percentile among 100 advertisements, and 20 % over the rank of its strongest hotspot.
 *
 * Shares of gaze by element are how attention to advertisements is measured with eye trackers (Pieters and
 * Wedel, J. Marketing 2004, for brand, picture and text of 1363 of them); here predicted density stands for
 * gaze, and text likeness for brand and text. The weights are ours: an estimate, which no measured visibility
 * stands behind.
 */
export function adVisibility(measured: MessageMeasures): number {
  const { attentionShare, perceptionShare, hotspotRank } = measured
  return (
    ATTENTION_WEIGHT * percentile(attentionShare, ATTENTION_DECILES) +
    PERCEPTION_WEIGHT * percentile(perceptionShare, PERCEPTION_DECILES) +
    (hotspotRank === null ? 0 : (RANK_WEIGHT * 100) / hotspotRank)
  )
}

/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-ad-visibility.ts.
 */
const ATTENTION_DECILES = [
  0.02186, 0.1531, 0.2069, 0.2552, 0.2822, 0.3093, 0.3329, 0.3608, 0.3907, 0.4304, 0.6362
]
const PERCEPTION_DECILES = [
  0.005352, 0.1389, 0.2007, 0.2592, 0.2971, 0.3221, 0.3471, 0.3932, 0.4241, 0.4544, 0.6541
]

/** Predicts where people look in an advertisement, and measures how much of that its message gets. */
export function* perceiveAd(pixels: Pixels): Steps<MessageMeasures> {
  const seen = yield* preprocess(pixels, null)
  const message = yield* messageRegion(seen.prepared.lab.l)
  return measureMessage(message, seen.prepared.lab.l, yield* measure(seen, { medium: 'generic' }))
}

/** Part of the largest text likeness from which on a place belongs to the message. */
const LEAST_LIKENESS = 0.5

/**
 * Estimates from the picture alone where an ad's own message lies: 1 per grid cell that looks at least half as
 * much like text as the most text-like place, 0 elsewhere. Includes headlines, logos and labels, and possibly
 * other fine detail; may miss large thin words.
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
    boxFilter(gradient, [radius], gradient)
    yield
  }
  const likeness = planeLike(l)
  for (let i = 0; i < likeness.data.length; i++) {
    // Running sums may end a rounding error below zero, where the root is not a number.
    likeness.data[i] = Math.sqrt(Math.max(0, x.data[i]!) * Math.max(0, y.data[i]!))
  }
  return gaussianBlur(likeness, BLUR * reach(l), likeness, 'zeros')
}
