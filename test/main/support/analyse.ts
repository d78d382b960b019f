import { deflateSync } from 'node:zlib'
import { sampleThumbnail } from '../../support/sample-thumbnail'
import type {
  ExportedPicture,
  MainCalls,
  PlaceRequest,
  RunLayers,
  StoredResult
} from '../../../src/bridge'
import { paletteChunks } from '../../../src/images/png/encode-indexed-png'
import { pngChunk, pngFile } from '../../../src/images/png/png-chunks'
import { headerChunk, PNG_COLOUR } from '../../../src/images/png/png-header'
import type { MapName, ResultRecord } from '../../../src/file'
import type { PaletteColour } from '../../../src/perception'
import { nodeWithId } from './canvas'
import type { Glance } from './glance'
import { layerShares, resultRecord } from './samples'

const made = new Map<string, Uint8Array>()

/** A map picture of one colour, half transparent. */
export function mapPicture(width: number, height: number, red = 200): Uint8Array {
  const name = `${width} ${height} ${red}`
  const picture = made.get(name) ?? paint(width, height, [red, 40, 90, 128])
  made.set(name, picture)
  return picture.slice()
}

/** Of one kind of pixel, as the engine's maps are of few: indices of a palette. */
function paint(width: number, height: number, colour: PaletteColour): Uint8Array {
  // Each row begins with its filter: none.
  const rows = new Uint8Array((width + 1) * height)
  return pngFile(
    headerChunk({ width, height }, PNG_COLOUR.indexed),
    ...paletteChunks([colour]),
    pngChunk('IDAT', deflateSync(rows, { level: 1 }))
  )
}

const MAPS: MapName[] = ['attention', 'perception', 'hotspots', 'clarity']

/** All that the panel does around the service: export, keep the maps, and what to place. */
export async function prepare(
  glance: { main: Pick<MainCalls, 'exportPicture' | 'keepMap'> },
  nodeId: string,
  changes: Partial<ResultRecord> = {},
  scaleFirst?: number
): Promise<{ request: PlaceRequest; picture: ExportedPicture }> {
  const picture = await glance.main.exportPicture(nodeId, scaleFirst)
  const runId = changes.runId ?? `job ${Math.random()}`
  const maps: ResultRecord['maps'] = {}
  for (const [index, map] of MAPS.entries()) {
    const image = mapPicture(picture.width, picture.height, 60 * index)
    maps[map] = await glance.main.keepMap(runId, map, image)
  }
  const { width, height, scale, png } = picture
  const record = resultRecord({
    title: picture.title,
    picture: {
      width,
      height,
      scale,
      bytes: png.length,
      hash: 'ab'.repeat(32),
      thumbnail: sampleThumbnail
    },
    maps,
    ...changes
  })
  const overlay = { map: 'attention' as const, opacity: 0.8 }
  return { request: { runId, nodeId, record, layers: null, overlay }, picture }
}

/** A picture's shorter side that is soon drawn, px. */
const SHORT_SIDE = 60

/** Analyses a node with made-up maps of a small picture and lays them over it. */
export async function analyse(
  glance: Glance,
  nodeId: string,
  changes: Partial<ResultRecord> = {},
  layers: Partial<RunLayers> = {}
): Promise<StoredResult> {
  const { width = 0, height = 0 } = nodeWithId(glance.document, nodeId)?.box ?? {}
  const scale = Math.min(1, SHORT_SIDE / Math.min(width, height))
  const { request } = await prepare(glance, nodeId, changes, scale)
  const { runId } = request.record
  const measured = {
    shares: layerShares({ runId, nodeId }),
    mainAction: null,
    first: [],
    verdict: ''
  }
  const { read } = await glance.main.place({ ...request, layers: { ...measured, ...layers } })
  if (read.state !== 'found') throw new Error(`The result is ${read.state}.`)
  return read.result
}
