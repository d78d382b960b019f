import {
  adVisibility,
  createNetwork,
  drawAttentionMap,
  type Network,
  perceive,
  perceiveAd,
  perceiveAttention
} from '../perception'
import { decodeImage } from './images/decode-image'
import type { ImageCodec } from './images/image-codec'
import { compressPicture } from './images/png/compress-picture'
import { refuseBlank } from './images/refuse-blank'
import { timed } from './timed'
import { keptOf } from './texts/measured'
import { drawOutputs } from './draw-outputs'
import type { AnalysedPicture, Engine, PictureTask } from './engine'
import { smoothed } from './smoothed'
import { type Run, stoppable } from './stoppable'
import type { Drive } from './drive'

/** What an engine on this thread is made of. */
interface Parts {
  codec: ImageCodec
  drive: Drive
  /** The weights of what finds faces, read with the first picture; null, or a failure, where they are missing. */
  faceWeights?: () => Promise<Uint8Array | null>
}

/** The engine on the thread that asks: one task at a time, in the steps that `drive` takes. */
export function engineHere({ codec, drive, faceWeights }: Parts): Engine {
  let network: Promise<Network | null> | null = null
  const faces = (): Promise<Network | null> => (network ??= networkOf(faceWeights))
  return {
    atOnce: 1,
    analyse: (task, signal) => analyse(task, { codec, faces, run: stoppable(drive, signal) }),
    async scoreAd(file, signal) {
      const pixels = await decodeImage(file, codec)
      refuseBlank(pixels)
      return adVisibility(await stoppable(drive, signal)(perceiveAd(pixels)))
    },
    async lookAtFrame({ pixels, before, milliseconds }, signal) {
      const run = stoppable(drive, signal)
      // The interface asks for no medium: films are looked at as photographs are.
      const seen = await run(perceiveAttention(pixels, { medium: 'generic' }))
      const attention = smoothed(before, seen, milliseconds)
      const { width, height } = pixels
      const map = compressPicture(await run(drawAttentionMap(attention, { width, height })))
      return { attention, map }
    }
  }
}

async function analyse(
  { file, medium, predictions, sides, design }: PictureTask,
  { codec, faces, run }: { codec: ImageCodec; faces: () => Promise<Network | null>; run: Run }
): Promise<AnalysedPicture> {
  // While the browser unpacks the picture, there is time to look up what is known of it.
  const known = design()
  const network = faces()
  const pixels = await timed('glance:decode', () => decodeImage(file, codec, sides))
  refuseBlank(pixels)
  const { hints, scene } = (await known) ?? {}
  const finder = await network
  const perception = await timed('glance:perceive', () =>
    run(perceive(pixels, { medium, hints, scene, faces: finder }))
  )
  const outputs = await timed('glance:draw', () => drawOutputs(predictions, perception, run))
  return { outputs, kept: keptOf(pixels, perception, medium) }
}

/** No analysis fails for what would only have made it better: its result says that no face was looked for. */
async function networkOf(weights: Parts['faceWeights']): Promise<Network | null> {
  try {
    const bytes = (await weights?.()) ?? null
    return bytes && createNetwork(bytes)
  } catch {
    return null
  }
}
