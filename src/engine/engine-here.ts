import {
  adVisibility,
  type Attention,
  createNetworks,
  drawAttentionMap,
  type Networks,
  NO_NETWORKS,
  perceiveAd,
  perceiveLooks,
  runToEnd
} from '../perception'
import { analyse, refuseBlank } from './analyse'
import { tryInFrame } from './candidates/try-found'
import { type Drive, stoppable } from './stoppable'
import type { Adviser, Engine } from './engine'
import { decodeImage, type ImageCodec } from '../images/decode-image'

/** Parts of an engine on this thread. */
interface Parts {
  codec: ImageCodec
  /** How steps are run; all at once when left out. */
  drive?: Drive
  /** The weights of the networks, read with the first picture; null, or a failure, where they are missing. */
  networkWeights?: () => Promise<Uint8Array | null>
}

/** The engine on the thread that asks: one task at a time, in the steps that `drive` takes. */
export function engineHere({ codec, drive = atOnce, networkWeights }: Parts): Engine & Adviser {
  const networks = networksFrom(networkWeights)
  return {
    atOnce: 1,
    analyse: (task, signal, onProgress) =>
      analyse(task, { codec, networks, run: stoppable(drive, signal), onProgress }),
    async scoreAd(file, signal) {
      const pixels = await decodeImage(file, codec)
      refuseBlank(pixels)
      return adVisibility(await stoppable(drive, signal)(perceiveAd(pixels)))
    },
    async tryCandidates({ file, ...task }, signal, onProgress) {
      const [pixels, known] = await Promise.all([decodeImage(file, codec), networks()])
      const run = stoppable(drive, signal)
      return run(tryInFrame({ ...task, pixels, networks: known }, onProgress))
    },
    async analyseFrame({ pixels, before, milliseconds, mapSize }, signal) {
      const run = stoppable(drive, signal)
      // The interface has no medium for videos: frames are perceived as photographs.
      const { backbone } = await networks()
      const seen = await run(
        perceiveLooks(pixels, { medium: 'generic', hints: [], faces: null, backbone })
      )
      const attention = smoothed(before, seen, milliseconds)
      const { width, height } = mapSize === 'frame' ? pixels : attention
      return { attention, map: await run(drawAttentionMap(attention, { width, height })) }
    }
  }
}

const atOnce: Drive = (steps) => Promise.resolve(runToEnd(steps))

/** The networks, made on first use, and tried again at the next one where their weights did not come. */
export function networksFrom(weights: Parts['networkWeights']): () => Promise<Networks> {
  let networks: Promise<Networks> | null = null
  return async () => {
    const made = await (networks ??= networksOf(weights))
    if (made.faces === null && made.backbone === null) networks = null
    return made
  }
}

/** No analysis fails for what would only have made it better: its result says what is missing. */
async function networksOf(weights: Parts['networkWeights']): Promise<Networks> {
  try {
    const bytes = (await weights?.()) ?? null
    return bytes ? createNetworks(bytes) : NO_NETWORKS
  } catch {
    return NO_NETWORKS
  }
}

/**
 * Half of a fixation's 0.3 s (Rayner 2009), ms: eyes cannot follow faster changes, such as the flicker of
 * compression, and after a cut they need about as long to leave the old picture.
 */
const TIME_CONSTANT_MS = 150

/**
 * A frame's density averaged with those before it, weighted by how long ago they were (exponential
 * smoothing): a density again. `before` is what this gave for the frame before, null for a film's first.
 */
export function smoothed(
  before: Attention | null,
  now: Attention,
  milliseconds: number
): Attention {
  if (before === null) return now
  const fresh = 1 - Math.exp(-milliseconds / TIME_CONSTANT_MS)
  const old = before.attention
  return { ...now, attention: now.attention.map((x, i) => fresh * x + (1 - fresh) * old[i]!) }
}
