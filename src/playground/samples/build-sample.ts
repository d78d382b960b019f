import { base64ToUint8Array } from 'uint8array-extras'
import pictures from '../../../assets/samples/pictures.json'
import { buildBox } from './build-layer'
import { type BuildContext, type FigmaApi, named, type Parent } from './build-context'
import type { FrameLayer, Sample } from './parse-sample'

/** Where a sample goes: its frame at `at` (px) in `parent`, its components into `components`. */
interface Place {
  parent: Parent
  at: [number, number]
  components: SectionNode
  /** PNGs or JPEGs of pictures by name, where they are not the samples' own. */
  pictures?: Readonly<Record<string, Uint8Array>>
}

/**
 * Builds the frame and the components of one sample.
 * @throws Error that names the sample and what it refers to but does not have.
 */
export function buildSample(figma: FigmaApi, sample: Sample, place: Place): FrameNode {
  const images = new Map<string, Image>()
  const picture = (name: string): Image => {
    const image = images.get(name) ?? figma.createImage(place.pictures?.[name] ?? readPicture(name))
    images.set(name, image)
    return image
  }
  const context: BuildContext = { figma, sample, components: new Map(), picture }
  try {
    for (const layer of sample.components) {
      const node = buildBox(layer, figma.createComponent(), place.components, context)
      context.components.set(layer.name, node)
    }
    return buildBox(topFrame(sample, place.at), figma.createFrame(), place.parent, context)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Sample “${sample.name}” cannot be built: ${reason}`, { cause })
  }
}

function topFrame({ name, size, fill, layers }: Sample, at: [number, number]): FrameLayer {
  return {
    kind: 'frame',
    name,
    at,
    size,
    fill,
    children: layers,
    radius: 0,
    clip: true,
    rotate: 0,
    visible: true
  }
}

/**
 * Bytes (JPEG) of a picture of the samples, drawn by `draw-pictures.ts`.
 * @throws Error when there is none of that name.
 */
function readPicture(name: string): Uint8Array {
  return base64ToUint8Array(named<string>(pictures, name, 'picture'))
}
