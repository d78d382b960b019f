import { vi } from 'vitest'
import type { LayerNode } from '../../../../src/file'
import { readLayers } from '../../../../src/main/layers/read-layers'
import { buildSamples } from '../../../../src/playground/samples/build'
import { newDocument } from '../../../support/host'

/** The layers of the sample designs by name of their frame, as the main thread reads them. */
export async function sampleLayers(): Promise<Map<string, LayerNode[]>> {
  const document = await newDocument()
  vi.stubGlobal('figma', document.figma)
  try {
    const read = new Map<string, LayerNode[]>()
    for (const { id, name, width, height } of await buildSamples(document.figma)) {
      read.set(name, (await readLayers(id, { width, height, scale: 1 })).nodes)
    }
    return read
  } finally {
    vi.unstubAllGlobals()
  }
}
