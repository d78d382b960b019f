import { batch, computed, signal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'
import { type LayerShare, toMainAction } from '../../file'
import { resultIn } from '../frames/frame-known'
import { createImageUrls } from '../kit/image-urls'
import { storeHook } from '../kit/store-hook'
import { isLost } from '../run/job'
import { createBoardStore } from './board/board-store'
import { buildComparison } from './build-comparison'
import type { ComparedFrame, CompareTools, Comparison, LeftOutFrame } from './comparison'
import {
  type ChosenFrame,
  type ComparePlan,
  followFrame,
  type FrameOutcome,
  lackingReason,
  planComparison,
  tooFew
} from './read-frame'
import { createDifferenceStore } from './variant/difference-store'
import { words } from './words'

export type CompareState =
  | { state: 'nothing' }
  /** Frames are being analysed; the runs have the progress. */
  | { state: 'analysing' }
  /** Results are read, and measured where they were not yet. */
  | { state: 'reading'; done: number; of: number }
  | { state: 'compared'; comparison: Comparison; leftOut: readonly LeftOutFrame[] }
  | { state: 'failed'; error: ErrorData; leftOut: readonly LeftOutFrame[] }

/** State without the comparison, whose words follow the language. */
type Stage = Exclude<CompareState, { state: 'compared' }> | { state: 'read' }

export const useCompare = storeHook<ReturnType<typeof createCompareStore>>('comparison')

export function createCompareStore(tools: CompareTools) {
  const { brief, bridge, cache, canEdit, errors, frames, provider, runs } = tools
  const urls = createImageUrls()
  const stage = signal<Stage>({ state: 'nothing' })
  /** The frames on screen, in their order. */
  const chosen = signal<readonly ChosenFrame[]>([])
  const baseId = signal('')
  const followed = computed(() => chosen.value.map((frame) => followFrame({ brief, cache }, frame)))
  const now = computed(() =>
    stage.value.state === 'read'
      ? compared(
          followed.value.map(({ value }) => value),
          baseId.value
        )
      : stage.value
  )
  /** The plan for the selected frames. */
  const plan = computed(() => planComparison(frames.frames.value, canEdit && provider.value.ok))
  const comparison = computed(() => (now.value.state === 'compared' ? now.value.comparison : null))
  let controller = new AbortController()

  function dismiss(): void {
    controller.abort()
    chosen.value = []
    stage.value = { state: 'nothing' }
  }

  /** Compares selected frames, analysing first those that have no result or one out of date. */
  async function compare(nodeIds: readonly string[]): Promise<void> {
    controller.abort()
    const { signal: cancelled } = (controller = new AbortController())
    stage.value = { state: 'reading', done: 0, of: nodeIds.length }
    try {
      const next = await prepare(new Set(nodeIds), cancelled)
      if (cancelled.aborted) return
      batch(() => {
        chosen.value = next
        baseId.value = ''
        stage.value = { state: 'read' }
      })
    } catch (error) {
      if (cancelled.aborted) return
      chosen.value = []
      stage.value = { state: 'failed', error: toErrorData(error), leftOut: [] }
    }
  }

  async function prepare(
    ids: ReadonlySet<string>,
    cancelled: AbortSignal
  ): Promise<readonly ChosenFrame[]> {
    await frames.read()
    const listed = frames.frames.value.filter(({ node }) => ids.has(node.id))
    const planned = planComparison(listed, canEdit && provider.value.ok)
    const lacking = planned.lacking.map((frame) => [frame.node.id, lackingReason(frame)] as const)
    const lost = new Map([...lacking, ...(await analyse(planned, cancelled))])
    const next: ChosenFrame[] = []
    for (const { node } of planned.frames) {
      if (cancelled.aborted) break
      stage.value = { state: 'reading', done: next.length, of: planned.frames.length }
      const { id: nodeId, name } = node
      const reason = lost.get(nodeId)
      const known = await cache.again(nodeId, reason === undefined ? 'checked' : 'result')
      // The goal may name the main action. A brief that cannot be read is compared without.
      await brief.briefFor(nodeId).catch(() => null)
      const runId = resultIn(known)?.record.runId ?? null
      next.push({ nodeId, name, lost: reason === undefined ? null : { reason, runId } })
    }
    return next
  }

  /** Analyses frames; leaves out, with the reason, those that fail or are cancelled one by one. */
  async function analyse(
    { send }: ComparePlan,
    cancelled: AbortSignal
  ): Promise<(readonly [string, () => string])[]> {
    if (send.length === 0 || cancelled.aborted) return []
    stage.value = { state: 'analysing' }
    await runs.startAll(send)
    return runs.items.value
      .filter(isLost)
      .map(({ source, error }) => [source, () => error?.message ?? words().cancelled])
  }

  return {
    now,
    plan,
    compare,
    /** Ends the preparation; the comparison before it comes back. What was analysed stays in the file. */
    cancel: (): void => {
      const { state } = stage.value
      if (state !== 'analysing' && state !== 'reading') return
      if (state === 'analysing') runs.cancel()
      controller.abort()
      stage.value = { state: chosen.value.length > 0 ? 'read' : 'nothing' }
    },
    dismiss,
    setBase: (nodeId: string): void => void (baseId.value = nodeId),
    /** Marks the main action of a frame, by default the base; null unmarks. */
    mark: (
      layer: Pick<LayerShare, 'id' | 'name' | 'type'> | null,
      nodeId = comparison.value?.baseId
    ): void => {
      if (nodeId === undefined || !canEdit) return
      const marking = cache.mark(nodeId, layer && toMainAction(layer))
      errors.guard(() => marking)
    },
    /** Object URL of a frame as it looks now; null when it can no longer be exported. */
    pictureOf: ({ nodeId, record: { runId, picture } }: ComparedFrame) => {
      const load = async () => (await bridge.lookAt(nodeId, picture.thumbnail.scale)).png
      // The small picture in the record stays then.
      return urls.get(`${nodeId} ${runId}`, load).catch(() => null)
    },
    difference: createDifferenceStore(tools),
    board: createBoardStore(tools, comparison)
  }
}

function compared(all: readonly FrameOutcome[], baseId: string): CompareState {
  const there = all.flatMap((one) => (one.state === 'read' ? [one.frame] : []))
  const leftOut = all.flatMap((one) =>
    one.state === 'leftOut' ? [{ ...one.frame, reason: one.frame.reason() }] : []
  )
  return there.length < 2
    ? { state: 'failed', error: tooFew(there.length), leftOut }
    : { state: 'compared', comparison: buildComparison(there, baseId), leftOut }
}
