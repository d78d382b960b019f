import { sampleThumbnail } from '../../support/sample-thumbnail'
import { encode } from 'fast-png'
import type { ExportedPicture, PlaceRequest, StoredResult } from '../../../src/bridge'
import type { MapName, ResultRecord } from '../../../src/file'
import type { Glance } from './glance'
import { resultRecord } from './samples'

const made = new Map<string, Uint8Array>()

/** A map picture of one colour, half transparent. */
export function mapPicture(width: number, height: number, red = 200): Uint8Array {
  const name = `${width} ${height} ${red}`
  const picture = made.get(name) ?? paint(width, height, [red, 40, 90, 128])
  made.set(name, picture)
  return picture.slice()
}

function paint(width: number, height: number, colour: readonly number[]): Uint8Array {
  const data = new Uint8Array(width * height * 4)
  new Uint32Array(data.buffer).fill(new Uint32Array(Uint8Array.from(colour).buffer)[0]!)
  return encode({ width, height, data, channels: 4, depth: 8 }, { zlib: { level: 1 } })
}

const MAPS: MapName[] = ['attention', 'perception', 'hotspots', 'clarity']

/** All that the panel does around the service: export, keep the maps, and what to place. */
export async function prepare(
  glance: Pick<Glance, 'main'>,
  nodeId: string,
  changes: Partial<ResultRecord> = {}
): Promise<{ request: PlaceRequest; picture: ExportedPicture }> {
  const picture = await glance.main.exportPicture(nodeId)
  const runId = `job ${Math.random()}`
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
  const texts = { summary: '# Summary\n\nThe headline leads.', recommendations: null }
  const overlay = { map: 'attention' as const, opacity: 0.8 }
  return { request: { runId, nodeId, record, texts, overlay }, picture }
}

/** Analyses a node with made-up maps and lays them over it. */
export async function analyse(
  glance: Glance,
  nodeId: string,
  changes: Partial<ResultRecord> = {}
): Promise<StoredResult> {
  const { request } = await prepare(glance, nodeId, changes)
  return glance.main.place(request)
}
