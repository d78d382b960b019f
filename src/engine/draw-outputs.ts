import type { PredictionName } from '../interface'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type IndexedPicture,
  type Perception,
  type Steps
} from '../perception'
import { encodeIndexedPng } from './images/png/encode-indexed-png'
import type { Run } from './stoppable'

/** The outputs of the interface that an engine makes, with whatever stands for a picture. */
export interface Outputs<Picture> {
  attention?: { attentionMap: Picture; perceptionMap: Picture; hotspotsMap: Picture }
  clarity?: { score: number; map: Picture }
  excitingness?: { score: number; map: Picture }
}

type Png = Uint8Array<ArrayBuffer>
type Draw = (perception: Perception, size: Perception['picture']) => Steps<IndexedPicture>

/** Draws and encodes all outputs of the requested predictions, at the picture's own size. */
export async function drawOutputs(
  predictions: PredictionName[],
  perception: Perception,
  run: Run
): Promise<Outputs<Png>> {
  const map = async (draw: Draw): Promise<Png> =>
    encodeIndexedPng(await run(draw(perception, perception.picture)))

  const outputs: Outputs<Png> = {}
  if (predictions.includes('attention')) {
    outputs.attention = {
      attentionMap: await map(drawAttentionMap),
      perceptionMap: await map(drawPerceptionMap),
      hotspotsMap: await map(drawHotspotsMap)
    }
  }
  if (predictions.includes('clarity')) {
    outputs.clarity = { score: perception.clarity.score, map: await map(drawClarityMap) }
  }
  if (predictions.includes('excitingness')) {
    outputs.excitingness = {
      score: perception.excitingness.score,
      map: await map(drawExcitingnessMap)
    }
  }
  return outputs
}
