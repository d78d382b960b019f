import { type ReadonlySignal, signal } from '@preact/signals'
import type { AdRecord } from '../../file'
import { storeHook } from '../kit/store-hook'
import type { RunTools } from '../run/run-tools'
import type { RunContext, RunRequest } from '../run/job'
import { createRuns } from '../run/runs'
import { compareWithThumbnail } from '../tools/thumbnail'
import { resumeAd, scoreAd } from './score-ad'
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
    }

export type AdStore = ReturnType<typeof createAdStore>

export const useAds = storeHook<AdStore>('ads')

export function createAdStore(tools: RunTools) {
  const { bridge, canEdit, errors } = tools
  const shown = signal<ShownAd>({ state: 'none', nodeId: null })
  /** Scores of this session that the file does not keep, by frame. */
  const unkept = new Map<string, AdRecord>()

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
  async function keep({ signal }: RunContext, nodeId: string, record: AdRecord): Promise<void> {
    signal.throwIfAborted()
    if (canEdit && (await save(nodeId, record))) unkept.delete(nodeId)
    else unkept.set(nodeId, record)
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
    const stored = await bridge.readAd(nodeId)
    if (shown.value.nodeId !== nodeId) return
    const record = unkept.get(nodeId) ?? stored
    if (record === null) {
      shown.value = { state: 'none', nodeId }
      return
    }
    shown.value = { state: 'found', nodeId, record, kept: record === stored, outOfDate: null }
    if (compared) await compare(nodeId, record)
  }

  /** Exports the frame at its thumbnail's scale, to see whether it changed. */
  async function compare(nodeId: string, record: AdRecord): Promise<void> {
    await tools.idle()
    // A frame that can no longer be exported still has its score to read.
    const looked = await compareWithThumbnail(tools, nodeId, record.thumbnail).catch(() => null)
    if (looked === null) return
    const now = shown.value
    if (now.state !== 'found' || now.nodeId !== nodeId || now.record.adId !== record.adId) return
    shown.value = { ...now, outOfDate: !looked.same }
  }

  return {
    runs,
    start: (nodeId: string, name: string) => runs.start(ask(nodeId, name)),
    shown: shown as ReadonlySignal<ShownAd>,
    show
  }
}
