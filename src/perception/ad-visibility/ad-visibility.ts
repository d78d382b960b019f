import { percentile } from '../excitement/percentile'
import type { Size } from '../filters/fit-area'
import type { Hotspot } from '../hotspots/hotspot'
import { ATTENTION_DECILES, PERCEPTION_DECILES } from './deciles'

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

interface Looks {
  picture: Size
  attention: Float32Array
  perception: Float32Array
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
