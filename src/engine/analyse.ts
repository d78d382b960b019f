import type { Pixels } from '../images/pixels'
import { InputError, type Region } from '../interface'
import {
  boxShares,
  isBlank,
  measure,
  type Networks,
  type Perception,
  preprocess
} from '../perception'
import { drawOutputs } from './draw-outputs'
import type { AnalysedPicture, PictureTask } from './engine'
import { decodeImage, type ImageCodec } from '../images/decode-image'
import { tryInPicture } from './candidates/try-found'
import { withUnder } from './measure/find-scrim'
import { readDesign, withFound } from './measure/design'
import { withLooks } from './measure/looks'
import { layersSeen } from './measure/measure-layers'
import type { Run } from './stoppable'
import { type Measured, textFacts } from './texts/measured'
import { timed } from './timed'

/** Throws `blank_input_image` for a picture of one colour. */
export function refuseBlank(pixels: Pixels): void {
  if (!isBlank(pixels)) return
  throw new InputError(
    'blank_input_image',
    'The image is blank: there is nothing in it to look at.'
  )
}

/** Tools that an analysis needs. */
interface Means {
  codec: ImageCodec
  networks: () => Promise<Networks>
  run: Run
  onProgress?: ((done: number, of: number) => void) | undefined
}

/**
 * One result of one picture: maps as PNG files, scores, attention by layer, and the numbers that texts are written from.
 * The same picture and layers always give the same bytes. Throws an InputError for a picture that cannot be analysed.
 */
export async function analyse(
  { file, medium, predictions, regions, sides, veil = 'dark', tries, nodes = null }: PictureTask,
  { codec, networks, run, onProgress }: Means
): Promise<AnalysedPicture> {
  const loading = networks()
  const pixels = await timed('glance:decode', () => decodeImage(file, codec, sides))
  refuseBlank(pixels)
  const { faces, backbone } = await loading
  const preprocessed = await timed('glance:see', () => run(preprocess(pixels, backbone)))
  const layered = await nodes
  const design = layered && readDesign(layered, pixels)
  const perception = await timed('glance:perceive', () =>
    run(
      measure(preprocessed, {
        medium,
        // A frame that is one picture is perceived as that picture.
        hints: design?.isPicture ? null : design?.hints,
        scrim: design?.scrim,
        scene: design?.isPicture ? null : design?.scene,
        inPictures: design?.pictures.length ? (found) => withFound(design, found).scene : undefined,
        faces
      })
    )
  )
  const outputs = await timed('glance:draw', () =>
    drawOutputs({ predictions, regions, veil }, perception, run, onProgress)
  )
  const layers = design && layersSeen(design, { ...perception, pixels })
  const hasWords = design?.hints.some(({ kind }) => kind === 'text')
  const facts = textFacts(perception, medium, veil, hasWords)
  if (!design) {
    const areas = withUnder(facts.areas ?? [], perception.scrim, pixels)
    facts.areas = withLooks(areas, pixels, perception.texts)
    if (tries)
      facts.tried = await timed('glance:try', () =>
        run(tryInPicture(pixels, facts, perception, backbone))
      )
  }
  return {
    outputs,
    layers,
    facts: regions ? { ...facts, ...interest(perception, regions) } : facts
  }
}

/** What each region of interest gets, whatever lies in it. */
function interest(
  perception: Perception,
  regions: readonly Region[]
): Pick<Measured, 'regionsOfInterest'> {
  const boxes = regions.map(([x, y, width, height]) => ({ x, y, width, height }))
  return { regionsOfInterest: boxShares(boxes, perception.picture, perception) }
}
