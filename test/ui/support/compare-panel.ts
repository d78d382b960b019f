import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { drawThumbnail } from '../../../src/engine/measure/thumbnail'
import { createHash } from 'node:crypto'
import type { LayerShare } from '../../../src/file'
import { layerData, layerShares } from './layer-shares'
import { samplePng } from './sample-png'
import { storedRecord } from './stored-record'
import { selectedNode, type TestPanel } from './test-panel'

/** Selects frames; those with a result in the file are analysed. */
export function selectFrames({ calls, main }: TestPanel, ...ids: string[]): void {
  const nodes = ids.map((id) => selected(id, main.results.has(id)))
  calls.selectionChanged({ nodes, leftOut: 0 })
}

const selected = (id: string, analysed: boolean) =>
  selectedNode({ id, name: `Frame ${id}`, analysed })

const thumbnail = { scale: 1, png: await drawThumbnail(samplePng(64, 48), sharpCodec) }

/** Puts a result with its measured layers into the file, as an earlier run of the design there left it. */
export function putResult({ main }: TestPanel, nodeId: string, layers: LayerShare[]): void {
  const runId = `run ${nodeId}`
  const hash = `attention ${nodeId}`
  const png = samplePng(64, 48)
  const picture = {
    width: 64,
    height: 48,
    scale: 1,
    bytes: png.length,
    hash: sha256(png),
    thumbnail
  }
  const maps = { attention: { hash, width: 64, height: 48 } }
  const record = storedRecord({ runId, picture, maps })
  const texts = { summary: null, recommendations: null }
  main.results.set(nodeId, {
    state: 'found',
    result: { nodeId, record, texts, overlay: null }
  })
  main.layerData.set(nodeId, layerData({ shares: layerShares(layers, { nodeId, runId }) }))
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
