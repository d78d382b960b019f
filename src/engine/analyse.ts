import { judge, type Network, sketchOf, takeIn } from '../perception'
import { drawOutputs } from './draw-outputs'
import type { AnalysedPicture, PictureTask } from './engine'
import { decodeImage, type ImageCodec } from '../images/decode-image'
import { refuseBlank } from './refuse-blank'
import { readDesign, withFound } from './measure/design'
import { layersSeen } from './measure/measure-layers'
import type { Run } from './stoppable'
import { textFacts } from './texts/measured'
import { timed } from './timed'

/** Tools that an analysis needs. */
interface Means {
  codec: ImageCodec
  /** Finds faces; null where its weights are missing. */
  faces: () => Promise<Network | null>
  run: Run
  onProgress?: ((done: number, of: number) => void) | undefined
}

/**
 * One result of one picture: maps as PNG files, scores, attention by layer, and the numbers that texts are written from.
 * The same picture and layers always give the same bytes. Throws an InputError for a picture that cannot be analysed.
 */
export async function analyse(
  { file, medium, predictions, sides, nodes = null }: PictureTask,
  { codec, faces, run, onProgress }: Means
): Promise<AnalysedPicture> {
  const network = faces()
  const pixels = await timed('glance:decode', () => decodeImage(file, codec, sides))
  refuseBlank(pixels)
  const shown = await timed('glance:see', () => run(takeIn(pixels)))
  const known = await nodes
  const finder = await network
  const design = known && readDesign(known, pixels)
  const perception = await timed('glance:perceive', () =>
    run(
      judge(shown, {
        medium,
        hints: design?.hints,
        // A frame that is a picture and no more is looked at as that picture.
        scene: design?.isPicture ? null : design?.scene,
        inPictures: design?.pictures.length ? (found) => withFound(design, found).scene : undefined,
        faces: finder
      })
    )
  )
  const outputs = await timed('glance:draw', () =>
    drawOutputs(predictions, perception, run, onProgress)
  )
  const layers = design && layersSeen(design, { ...perception, sketch: sketchOf(pixels) })
  return { outputs, layers, facts: textFacts(perception, medium) }
}
