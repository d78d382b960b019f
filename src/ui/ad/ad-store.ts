import { type ReadonlySignal, signal } from '@preact/signals'
import type { AdRecord } from '../../file'
import { storeHook } from '../kit/store-hook'
import type { RunTools } from '../run/run-tools'
import type { RunContext, RunRequest } from '../run/job'
import { createRuns } from '../run/runs'
import { compareWithThumbnail } from '../tools/thumbnail'
import { formatScore, resumeAd, type ScoredAd, scoreAd } from './score-ad'
import { words } from './words'

/** State of the selected frame's ad visibility. */
export type ShownAd =
  | { state: 'reading' | 'none'; nodeId: string | null }
  | {
      state: 'found'
      nodeId: string
      record: AdRecord
      /** False when it is known to this session alone. */
      kept: boolean
      /** True when the frame looks different now; null until that is known. */
      outOfDate: boolean | null
      /** The analysed picture; null when it is not, or not yet, there. */
      picture: Uint8Array | null
    }

export type AdStore = ReturnType<typeof createAdStore>

export const useAds = storeHook<AdStore>('ads')

export function createAdStore(tools: RunTools) {
  const { bridge, canEdit, errors, newId } = tools
  const shown = signal<ShownAd>({ state: 'none', nodeId: null })
  /** Scores of this session by frame: their pictures are not fetched twice, and some files keep no score. */
  const session = new Map<string, ScoredAd & { kept: boolean }>()

  const runs = createRuns(tools, {
    kind: 'ad',
    phases: ({ ads }) => ads.phases,
    phaseNames: () => words().phases,
    waiting: 'scoring',
    resume: async (context, entry) =>
      keep(context, entry.source, await resumeAd(tools, context, entry)),
    requestOf: ({ source, title }) => ask(source, title)
  })

  function ask(source: string, title: string): RunRequest {
    const work = async (context: RunContext): Promise<void> =>
      keep(context, source, await scoreAd(tools, context, source))
    return { source, title, work }
  }

  /** A score that cannot be written to the file is shown all the same, with the reason. */
  async function keep({ signal }: RunContext, nodeId: string, scored: ScoredAd): Promise<void> {
    signal.throwIfAborted()
    const kept = canEdit && (await save(nodeId, scored.record))
    session.set(nodeId, { ...scored, kept })
    if (shown.value.nodeId === nodeId) await show(nodeId, true)
  }

  async function save(nodeId: string, record: AdRecord): Promise<boolean> {
    try {
      await bridge.saveAd(nodeId, record)
      return true
    } catch (error) {
      errors.report(error)
      return false
    }
  }

  /** Reads what the file has for a frame; with `compared` also exports the frame to see whether it has changed. */
  async function show(nodeId: string, compared: boolean): Promise<void> {
    if (shown.value.nodeId !== nodeId) shown.value = { state: 'reading', nodeId }
    const own = session.get(nodeId)
    const stored = await bridge.readAd(nodeId)
    if (shown.value.nodeId !== nodeId) return
    const record = own?.kept === false ? own.record : stored
    if (record === null) {
      shown.value = { state: 'none', nodeId }
      return
    }
    const picture = own?.record.adId === record.adId ? own.picture : null
    const kept = record === stored
    shown.value = { state: 'found', nodeId, record, kept, outOfDate: null, picture }
    if (compared) await compare(nodeId, record)
  }

  /** Exports the frame at its thumbnail's scale, to see whether it changed and for its picture. */
  async function compare(nodeId: string, record: AdRecord): Promise<void> {
    await tools.idle()
    // A frame that can no longer be exported has no picture; its score is still there to read.
    const looked = await compareWithThumbnail(tools, nodeId, record.thumbnail).catch(() => null)
    if (looked === null) return
    const now = shown.value
    if (now.state !== 'found' || now.nodeId !== nodeId || now.record.adId !== record.adId) return
    const picture = now.picture ?? (looked.same ? looked.png : null)
    shown.value = { ...now, outOfDate: !looked.same, picture }
  }

  return {
    runs,
    start: (nodeId: string, name: string) => runs.start(ask(nodeId, name)),
    shown: shown as ReadonlySignal<ShownAd>,
    show,
    /** Puts the analysed picture on the canvas, named with its score. */
    placePicture: async (): Promise<void> => {
      const ad = shown.value
      if (ad.state !== 'found' || ad.picture === null) return
      const { record, picture } = ad
      const runId = newId()
      const image = await bridge.keepImage(runId, words().theAd, picture)
      await bridge.placePicture({
        runId,
        name: words().layer(record.title, formatScore(record)),
        what: words().theAd,
        image,
        width: image.width / record.scale,
        height: image.height / record.scale
      })
    }
  }
}
