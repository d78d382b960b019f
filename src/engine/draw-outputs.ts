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
import { encodeIndexedPng } from '../images/png/encode-indexed-png'
import type { Run } from './stoppable'

/** The outputs of the interface that an engine makes, with whatever stands for a picture. */
export interface Outputs<Picture> {
  attention?: { attentionMap: Picture; perceptionMap: Picture; hotspotsMap: Picture }
  clarity?: { score: number; map: Picture }
  excitingness?: { score: number; map: Picture }
}

type Png = Uint8Array<ArrayBuffer>
/** How many maps each prediction has. */
const MAPS_OF: Record<PredictionName, number> = { attention: 3, clarity: 1, excitingness: 1 }

type Draw = (perception: Perception, size: Perception['picture']) => Steps<IndexedPicture>

/** Draws and encodes all outputs of the requested predictions, at the picture's own size. */
export async function drawOutputs(
  predictions: readonly PredictionName[],
  perception: Perception,
  run: Run,
  onDrawn: (done: number, of: number) => void = () => undefined
): Promise<Outputs<Png>> {
  const of = predictions.reduce((sum, name) => sum + MAPS_OF[name], 0)
  let done = 0
  const map = async (draw: Draw): Promise<Png> => {
    onDrawn(done++, of)
    return encodeIndexedPng(await run(draw(perception, perception.picture)))
  }

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
