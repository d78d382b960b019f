import { createHash } from 'node:crypto'
import type { Outputs } from '../../../src/engine/draw-outputs'
import { engineHere } from '../../../src/engine/engine-here'
import type { Measured } from '../../../src/engine/texts/measured'
import type { ResultRecord } from '../../../src/file'
import { PREDICTIONS } from '../../../src/interface'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { type Hotspot } from '../../../src/perception'
import { type Judged, judgeResult } from '../../../src/ui/result/verdict/judge-result'
import { layerData } from '../../ui/support/layer-shares'
import { storedRecord } from '../../ui/support/stored-record'
import type { LayeredDesign } from './read-designs'

const MAPS = ['attention', 'perception', 'hotspots'] as const

export interface AnalysedDesign {
  hotspots: readonly Hotspot[]
  facts: Measured
  maps: NonNullable<Outputs<Uint8Array>['attention']>
  record: ResultRecord
  judged: Extract<Judged, { state: 'judged' }>
}

/**
 * Analyses a design in this process as the panel does on its machine: the engine gets its layers, and measures and
 * judges them. Throws where the panel has no judgement.
 */
export async function analyseDesign({
  name,
  png,
  nodes,
  medium,
  pixels
}: LayeredDesign): Promise<AnalysedDesign> {
  const { width, height } = pixels
  const hash = createHash('sha256').update(png).digest('hex')
  const engine = engineHere({ codec: sharpCodec, networkWeights })
  const { layers, facts, outputs } = await engine.analyse(
    { file: png, nodes, medium, predictions: PREDICTIONS },
    new AbortController().signal
  )
  const record = storedRecord({
    medium,
    picture: { ...storedRecord().picture, width, height, bytes: png.length, hash },
    maps: Object.fromEntries(MAPS.map((name) => [name, { hash: name, width, height }]))
  })
  const shares = { version: 1 as const, runId: record.runId, nodeId: nodes[0]!.id, ...layers! }
  const now = { state: 'measured' as const, nodeId: shares.nodeId, shares, data: layerData() }
  const judged = judgeResult(record, now, '')
  if (judged.state !== 'judged') throw new Error(`${name} is not judged: ${judged.state}.`)
  return { hotspots: facts.hotspots, facts, maps: outputs.attention!, record, judged }
}
