import {
  type JournalEntry,
  type MapName,
  MAP_NAMES,
  type ResultRecord,
  type StoredResult
} from '../../bridge'
import type { FinishedAnalysis, ScreenshotId } from '../../client'
import { type CollectedMaps, collectMaps } from './collect-maps'
import { abortable } from './abortable'
import { mapAddresses } from './map-addresses'
import type { Overlay, Run } from './run-tools'

export interface Finished {
  result: StoredResult
  maps: CollectedMaps
}

/** Second half of a run, and all of a resumed one: waits, downloads, places. */
export async function finishAnalysis(
  run: Run,
  entry: JournalEntry,
  screenshotId: ScreenshotId,
  overlay: Overlay
): Promise<Finished> {
  const { tools, signal, emit } = run
  const { bridge, provider } = tools
  // A job that ends with the panel cannot be taken up again: that it began is all there is to know of it.
  const note = async (state: JournalEntry): Promise<void> => {
    if (provider.outlivesPanel) await abortable(bridge.writeJournal(state), signal)
  }
  const [analysis] = await Promise.all([
    provider.client.analyses.wait(screenshotId, { signal }),
    note({ ...entry, phase: 'waiting' })
  ])
  const analysisId = analysis._internal_exposed_id
  const { outputs } = analysis
  emit({ type: 'succeeded', analysisId, maps: Object.keys(mapAddresses(outputs)) as MapName[] })
  const known: JournalEntry = { ...entry, analysisId, phase: 'downloading' }
  const [maps] = await Promise.all([collectMaps(run, known, outputs), note(known)])
  emit({ type: 'downloaded' })
  await note({ ...known, phase: 'placing' })
  const record = toRecord(known, analysis, maps, tools.now())
  const first = overlay.map in maps ? overlay.map : MAP_NAMES.find((map) => map in maps)
  const result = await bridge.place({
    jobId: entry.jobId,
    nodeId: entry.nodeId,
    record,
    texts: { summary: null, recommendations: null },
    overlay: { ...overlay, map: first ?? 'attention' }
  })
  emit({ type: 'placed', at: tools.now() })
  return { result, maps }
}

function toRecord(
  entry: JournalEntry,
  { id, _internal_exposed_id, outputs }: FinishedAnalysis,
  maps: CollectedMaps,
  now: number
): ResultRecord {
  const kept = Object.entries(maps).map(([map, { kept }]) => [map, kept])
  return {
    version: 1,
    runId: entry.jobId,
    screenshotId: id,
    analysisId: _internal_exposed_id,
    provider: entry.provider,
    startedAt: entry.startedAt,
    finishedAt: now,
    title: entry.title,
    medium: entry.medium,
    predictions: entry.predictions,
    scores: {
      clarity: outputs.clarity?.score ?? null,
      excitingness: outputs.excitingness?.score ?? null
    },
    picture: entry.picture,
    maps: Object.fromEntries(kept) as ResultRecord['maps'],
    outOfDate: false
  }
}
