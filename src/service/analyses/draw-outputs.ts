import type { PredictionName } from '../../interface'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type IndexedPicture,
  type Perception,
  type Steps
} from '../../perception'
import { encodeIndexedPng } from '../images/png/encode-indexed-png'
import type { Run } from '../run/stoppable'
import type { StoredOutputs } from './analysis-job'

type Draw = (perception: Perception, size: Perception['picture']) => Steps<IndexedPicture>

/** Keeps a finished PNG file and returns its storage path. */
type Keep = (name: string, png: Uint8Array<ArrayBuffer>) => string

/** Draws, encodes and keeps all outputs of the requested predictions, at the picture's own size. */
export async function drawOutputs(
  predictions: PredictionName[],
  perception: Perception,
  run: Run,
  keep: Keep
): Promise<Omit<StoredOutputs, 'input'>> {
  const map = async (name: string, draw: Draw): Promise<string> =>
    keep(`${name}.png`, encodeIndexedPng(await run(draw(perception, perception.picture))))

  const outputs: Omit<StoredOutputs, 'input'> = {}
  if (predictions.includes('attention')) {
    outputs.attention = {
      attentionMap: await map('attention-map', drawAttentionMap),
      perceptionMap: await map('perception-map', drawPerceptionMap),
      hotspotsMap: await map('hotspots-map', drawHotspotsMap)
    }
  }
  if (predictions.includes('clarity')) {
    outputs.clarity = {
      score: perception.clarity.score,
      map: await map('clarity-map', drawClarityMap)
    }
  }
  if (predictions.includes('excitingness')) {
    outputs.excitingness = {
      score: perception.excitingness.score,
      map: await map('excitingness-map', drawExcitingnessMap)
    }
  }
  return outputs
}
