import sharp from 'sharp'
import type { LayerNode } from '../../../src/file'
import { readLayers } from '../../../src/main/layers/read-layers'
import type { Medium, Pixels } from '../../../src/perception'
import { nodeRenderer } from '../node-renderer'
import { type DesignDocument, openDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { mediumBySize } from '../../../src/ui/words/pick-medium'

export interface LayeredDesign {
  name: string
  medium: Medium
  /** The exported frame, as a file and decoded. */
  png: Uint8Array
  pixels: Pixels
  nodes: LayerNode[]
}

/** Builds designs in a document. */
export type Build = (figma: FigmaApi, document: DesignDocument) => Promise<FrameNode[]>

/** Designs as the panel gets them: exported, with the layers that lie in the picture. The samples, unless others are built. */
export async function* layeredDesigns(
  build: Build = (figma) => buildSamples(figma)
): AsyncGenerator<LayeredDesign> {
  const document = openDocument(await nodeRenderer(), 'Designs')
  const { figma } = document
  // The main thread's code finds it where Figma puts it.
  Object.assign(globalThis, { figma })
  for (const frame of await build(figma, document)) {
    const png = await frame.exportAsync({ format: 'PNG' })
    const image = sharp(png).ensureAlpha().raw()
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const scale = width / frame.width
    const { nodes } = await readLayers(frame.id, { width, height, scale })
    const medium = mediumBySize(frame)
    yield { name: frame.name, medium, png, pixels: { width, height, data }, nodes }
  }
}
