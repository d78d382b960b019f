import {
  type JournalEntry,
  type StoredImage,
  MAP_NAMES,
  type MapName,
  type Picture,
  type ResultRecord
} from '../../file'
import type { AnalysedFrame, OfferedMap } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import { until } from '../../waiting'
import type { RunContext } from './job'

export interface CollectedMap {
  kept: StoredImage
  bytes: Uint8Array
}

export type CollectedMaps = Partial<Record<MapName, CollectedMap>>

export interface Collected {
  maps: CollectedMaps
  /** Maps that were offered, but could not be fetched or kept. */
  failed: MapName[]
}

/** Largest accepted width of a map over its picture's. */
const MAP_SCALE = 4

/**
 * Fetches every map at once and gives each to the file as it arrives. A map that fails is left out; when all fail, the first
 * failure is thrown. `picture`: the analysed one, where it is known; it bounds the maps' size.
 */
export async function collectMaps(
  { bridge, convert }: PanelTools,
  { id, signal, progress }: Pick<RunContext, 'id' | 'signal' | 'progress'>,
  offered: readonly OfferedMap[],
  picture?: Pick<Picture, 'width' | 'height'>
): Promise<Collected> {
  const collected: Collected = { maps: {}, failed: [] }
  const failures: unknown[] = []
  const bounds = picture && { maxPixels: MAP_SCALE ** 2 * picture.width * picture.height }

  async function collect({ map, read }: OfferedMap): Promise<void> {
    try {
      const bytes = await convert(await read({ signal, ...bounds }))
      const kept = await until(signal, bridge.keepMap(id, map, bytes))
      collected.maps[map] = { bytes, kept }
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
      collected.failed.push(map)
    }
  }

  let arrived = 0
  progress(0, offered.length)
  await Promise.all(
    offered.map((one) => collect(one).then(() => progress((arrived += 1), offered.length)))
  )
  if (failures.length > 0 && failures.length === offered.length) throw failures[0]
  return collected
}

/** The record of a finished run whose maps are in the file. `picture` is what the frame looked like. */
export function toRecord(
  entry: Pick<
    JournalEntry,
    'runId' | 'provider' | 'startedAt' | 'title' | 'medium' | 'predictions'
  >,
  picture: Picture,
  { screenshotId, analysisId, scores, facts }: Omit<AnalysedFrame, 'maps' | 'layers'>,
  maps: CollectedMaps,
  now: number
): ResultRecord {
  const kept = Object.entries(maps).map(([map, { kept }]) => [map, kept])
  return {
    version: 1,
    runId: entry.runId,
    screenshotId,
    analysisId,
    provider: entry.provider,
    startedAt: entry.startedAt,
    finishedAt: now,
    title: entry.title,
    medium: entry.medium,
    predictions: entry.predictions,
    scores,
    picture,
    maps: Object.fromEntries(kept) as ResultRecord['maps'],
    ...(facts && { facts }),
    outOfDate: false
  }
}

/** The wanted map, or the first one there is. */
export function firstMap(maps: CollectedMaps, wanted: MapName): MapName {
  return wanted in maps ? wanted : (MAP_NAMES.find((map) => map in maps) ?? 'attention')
}
