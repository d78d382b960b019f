import type { PredictionName, Region } from '../interface'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  drawRegionsMap,
  type IndexedPicture,
  type Perception,
  type Steps,
  type Veil
} from '../perception'
import { encodeIndexedPng } from '../images/png/encode-indexed-png'
import type { Run } from './stoppable'

/** The outputs of the interface that an engine makes, with whatever stands for a picture. */
export interface Outputs<Picture> {
  attention?: {
    attentionMap: Picture
    perceptionMap: Picture
    hotspotsMap: Picture
    roiMap?: Picture
  }
  clarity?: { score: number; map: Picture }
  excitingness?: { score: number; map: Picture }
}

type Png = Uint8Array<ArrayBuffer>
/** How many maps each prediction has. */
const MAPS_OF: Record<PredictionName, number> = { attention: 3, clarity: 1, excitingness: 1 }

type Draw = (
  perception: Perception,
  size: Perception['picture'],
  veil: Veil
) => Steps<IndexedPicture>

interface Wanted {
  predictions: readonly PredictionName[]
  regions?: readonly Region[] | undefined
  veil: Veil
}

/** Draws and encodes all outputs of the requested predictions, at the picture's own size. */
export async function drawOutputs(
  { predictions, regions, veil }: Wanted,
  perception: Perception,
  run: Run,
  onDrawn: (done: number, of: number) => void = () => undefined
): Promise<Outputs<Png>> {
  const roi = predictions.includes('attention') ? regions : undefined
  const of = predictions.reduce((sum, name) => sum + MAPS_OF[name], roi ? 1 : 0)
  let done = 0
  const map = async (draw: Draw): Promise<Png> => {
    onDrawn(done++, of)
    return encodeIndexedPng(await run(draw(perception, perception.picture, veil)))
  }

  const outputs: Outputs<Png> = {}
  if (predictions.includes('attention')) {
    outputs.attention = {
      attentionMap: await map(drawAttentionMap),
      perceptionMap: await map(drawPerceptionMap),
      hotspotsMap: await map(drawHotspotsMap),
      ...(roi && { roiMap: await map((seen, size) => drawRegionsMap(seen, roi, size, veil)) })
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
