import type { JournalEntry, MapName } from '../../file'
import type { ScreenshotId } from '../../interface'
import { abortable } from '../kit/timing/abortable'
import { collectMaps } from './collect-maps'
import { hashBrief } from './hash-brief'
import type { Finished } from './handover'
import { mapAddresses } from './map-addresses'
import type { Overlay, Run } from './run-tools'
import { firstMap, toRecord } from './to-record'

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
  const [maps, briefHash] = await Promise.all([
    collectMaps(run, entry.jobId, outputs),
    // Without a readable brief the texts are written without one.
    run
      .brief()
      .then((brief) => hashBrief(brief, tools.hash))
      .catch(() => null),
    note(known)
  ])
  emit({ type: 'downloaded' })
  await note({ ...known, phase: 'placing' })
  const made = toRecord(known, analysis, maps, tools.now())
  const record = briefHash === null ? made : { ...made, briefHash }
  const result = await run.inTurn(() =>
    bridge.place({
      jobId: entry.jobId,
      nodeId: entry.nodeId,
      record,
      texts: { summary: null, recommendations: null },
      overlay: { ...overlay, map: firstMap(maps, overlay.map) }
    })
  )
  emit({ type: 'placed', at: tools.now() })
  return { result, maps }
}
