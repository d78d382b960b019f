import { createHash } from 'node:crypto'
import { createClient } from '../../../src/client'
import type { ResultRecord } from '../../../src/file'
import type { FinishedAnalysis } from '../../../src/interface'
import { type Hotspot, runToEnd } from '../../../src/perception'
import { faceWeights } from '../../../src/node/engine/face-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { createService, type Engine, engineHere } from '../../../src/service'
import { type Judged, judgeResult } from '../../../src/ui/result/verdict/use-judgement'
import { createDesignNotes } from '../../../src/workers/engine/design-notes'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../../src/workers/engine/embedded-address'
import { measureHere } from '../../../src/engine/measure/measure-here'
import { layerData } from '../../ui/support/layer-shares'
import { storedRecord } from '../../ui/support/stored-record'
import type { LayeredDesign } from './read-designs'

export interface AnalysedDesign {
  /** PNGs at the picture's size. */
  maps: Record<'attention' | 'perception' | 'hotspots', Uint8Array>
  hotspots: readonly Hotspot[]
  judged: Extract<Judged, { state: 'judged' }>
}

/**
 * Analyses a design in this process as the panel does on its machine: the engine is told of its layers, their shares are
 * read from the maps, and they are judged. Throws where the panel has no judgement.
 */
export async function analyseDesign(design: LayeredDesign): Promise<AnalysedDesign> {
  const { png, nodes, medium, pixels } = design
  const { width, height } = pixels
  const hash = createHash('sha256').update(png).digest('hex')
  const notes = createDesignNotes()
  notes.take({ about: 'picture', args: [{ hash, bytes: png.length, width, height }, nodes] })
  const { engine, hotspots } = overheard(
    engineHere({
      codec: sharpCodec,
      drive: (steps) => Promise.resolve(runToEnd(steps)),
      faceWeights
    })
  )
  const service = createService({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    engine,
    designs: notes.known
  })
  const client = createClient({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    fetch: service,
    pollIntervalMs: 5
  })
  const predictions = { attention: {}, clarity: {}, excitingness: {} }
  const title = design.name
  const { id } = await client.analyses.create({
    type: 'image',
    bytes: png,
    medium,
    title,
    predictions
  })
  const { outputs } = await client.analyses.wait(id)
  const download = async (
    map: keyof NonNullable<FinishedAnalysis['outputs']['attention']>
  ): Promise<Uint8Array> => {
    const link = outputs.attention?.[map]
    if (link === undefined) throw new Error(`${design.name} has no ${map}.`)
    return (await client.download(link)).bytes
  }
  const maps = {
    attention: await download('attentionMap'),
    perception: await download('perceptionMap'),
    hotspots: await download('hotspotsMap')
  }
  const record = storedRecord({
    medium,
    picture: { ...storedRecord().picture, width, height, bytes: png.length, hash },
    maps: mapsOf(maps, { width, height })
  })
  const measured = await measureHere(sharpCodec).layers({
    nodes,
    picture: { width, height },
    png,
    attention: { bytes: maps.attention, width, height },
    perception: { bytes: maps.perception, width, height }
  })
  const shares = { version: 1 as const, runId: record.runId, nodeId: nodes[0]!.id, ...measured }
  const now = { state: 'measured' as const, nodeId: shares.nodeId, shares, data: layerData() }
  const judged = judgeResult(record, now, '')
  if (judged.state !== 'judged') throw new Error(`${design.name} is not judged: ${judged.state}.`)
  return { maps, hotspots: hotspots(), judged }
}

/** An engine whose hotspots are heard of: the service gives them as a picture alone. */
function overheard(engine: Engine): { engine: Engine; hotspots: () => readonly Hotspot[] } {
  let heard: readonly Hotspot[] = []
  return {
    hotspots: () => heard,
    engine: {
      ...engine,
      analyse: async (task, signal) => {
        const analysed = await engine.analyse(task, signal)
        heard = analysed.kept.hotspots
        return analysed
      }
    }
  }
}

function mapsOf(
  maps: AnalysedDesign['maps'],
  size: { width: number; height: number }
): ResultRecord['maps'] {
  return Object.fromEntries(Object.keys(maps).map((name) => [name, { hash: name, ...size }]))
}
