import {
  type JournalEntry,
  MAP_NAMES,
  type MapName,
  type Picture,
  type ResultRecord
} from '../../file'
import type { AnalysedFrame } from '../provider/frames'
import type { CollectedMaps } from './collect-maps'

/** The record of a finished run whose maps are in the file. `picture` is what the frame looked like. */
export function toRecord(
  entry: Pick<
    JournalEntry,
    'runId' | 'provider' | 'startedAt' | 'title' | 'medium' | 'predictions'
  >,
  picture: Picture,
  { screenshotId, analysisId, scores }: Omit<AnalysedFrame, 'maps' | 'layers'>,
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
    outOfDate: false
  }
}

/** The wanted map, or the first one there is. */
export function firstMap(maps: CollectedMaps, wanted: MapName): MapName {
  return wanted in maps ? wanted : (MAP_NAMES.find((map) => map in maps) ?? 'attention')
}
