import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import { type ErrorData, GlanceError, toErrorData } from '../../errors'
import type { LayerShare, Primary } from '../../file'
import { createImageUrls } from '../kit/image-urls'
import { requireRun } from '../kit/require-run'
import { storeHook } from '../kit/store-hook'
import { latestOnly } from '../../waiting/latest-only'
import { findPrimary } from '../layers/find-primary'
import { isLost } from '../run/batch/batch'
import { type BoardStore, createBoardStore } from './board/board-store'
import { buildComparison } from './build-comparison'
import type { ComparedFrame, CompareTools, Comparison, LeftOutFrame } from './comparison'
import { type ComparePlan, planComparison } from './plan-comparison'
import { type FrameOutcome, lackingFrame, readFrame, tooFew, tooMany } from './read-frame'
import { createDifferenceStore, type DifferenceStore } from './variant/difference-store'
import { words } from './words'

export type CompareState =
  | { state: 'nothing' }
  /** Frames are being analysed; the runs say how far. */
  | { state: 'analysing' }
  /** Results are read, and measured where they were not yet. */
  | { state: 'reading'; done: number; of: number }
  | { state: 'compared'; comparison: Comparison; leftOut: readonly LeftOutFrame[] }
  | { state: 'failed'; error: ErrorData; leftOut: readonly LeftOutFrame[] }

export interface CompareStore {
  now: ReadonlySignal<CompareState>
  /** The plan for the selected frames. */
  plan: ReadonlySignal<ComparePlan>
  /** Compares selected frames, analysing first those that have no result or one out of date. */
  compare: (nodeIds: readonly string[]) => Promise<void>
  /** Ends the preparation; the comparison before it comes back. What was analysed stays in the file. */
  cancel: () => void
  dismiss: () => void
  setBase: (nodeId: string) => void
  /** Marks the main action of the base; null unmarks. */
  mark: (layer: Pick<LayerShare, 'id' | 'name' | 'type'> | null) => void
  /** Reads a frame of the comparison again, because the file changed. */
  changed: (nodeId: string) => void
  /** Object URL of a frame as it looks now; null when it can no longer be exported. */
  pictureOf: (frame: ComparedFrame) => Promise<string | null>
  difference: DifferenceStore
  board: BoardStore
}

type Outcomes = ReadonlyMap<string, FrameOutcome>

/** State without words, so that `now` can follow the language. */
type Stage =
  | Exclude<CompareState, { state: 'compared' | 'failed' }>
  | { state: 'read'; outcomes: Outcomes; baseId: string }
  | { state: 'failed'; error: ErrorData }

export const useCompare = storeHook<CompareStore>('comparison')

export function createCompareStore(tools: CompareTools): CompareStore {
  const { bridge, canEdit, errors, layers, frames, provider, results, runs } = tools
  const urls = createImageUrls()
  const stage = signal<Stage>({ state: 'nothing' })
  const now = computed(() => stateOf(stage.value))
  const plan = computed(() => planComparison(frames.frames.value, canEdit && provider.value.ok))
  const comparison = computed(() => (now.value.state === 'compared' ? now.value.comparison : null))
  /** The frames on screen, in their order. */
  let outcomes: Outcomes = new Map()
  let baseId = ''
  let controller = new AbortController()
  const stale = new Set<string>()

  async function compare(nodeIds: readonly string[]): Promise<void> {
    controller.abort()
    const { signal: cancelled } = (controller = new AbortController())
    stage.value = { state: 'reading', done: 0, of: nodeIds.length }
    try {
      const next = await prepare(new Set(nodeIds), cancelled)
      if (cancelled.aborted) return
      outcomes = next
      baseId = ''
      show()
    } catch (error) {
      if (cancelled.aborted) return
      outcomes = new Map()
      stage.value = { state: 'failed', error: toErrorData(error) }
    }
  }

  async function prepare(ids: ReadonlySet<string>, cancelled: AbortSignal): Promise<Outcomes> {
    await frames.read()
    const listed = frames.frames.value.filter(({ node }) => ids.has(node.id))
    const planned = planComparison(listed, canEdit && provider.value.ok)
    const found = new Map(planned.lacking.map((frame) => [frame.node.id, lackingFrame(frame)]))
    if (planned.obstacle === 'many') throw new GlanceError(tooMany())
    await analyse(planned, found, cancelled)
    let done = 0
    for (const { node } of planned.frames) {
      if (cancelled.aborted) break
      stage.value = { state: 'reading', done: done++, of: planned.frames.length }
      if (!found.has(node.id)) found.set(node.id, await read(node.id, node.name))
    }
    return new Map(planned.frames.flatMap(({ node }) => entryOf(found, node.id)))
  }

  /** Leaves out frames that fail or are cancelled one by one; the others go on. */
  async function analyse(
    { send }: ComparePlan,
    found: Map<string, FrameOutcome>,
    cancelled: AbortSignal
  ): Promise<void> {
    if (send.length === 0 || cancelled.aborted) return
    stage.value = { state: 'analysing' }
    await runs.startAll(send)
    for (const item of runs.items.value) {
      const { source: nodeId, title: name } = item.target
      if (!isLost(item)) continue
      const reason = (): string => item.error?.message ?? words().cancelled
      found.set(nodeId, { state: 'leftOut', frame: { nodeId, name, reason } })
    }
  }

  function read(nodeId: string, name: string): Promise<FrameOutcome> {
    return readFrame(tools, { nodeId, name })
  }

  /** Puts what was read on screen. */
  function show(): void {
    stage.value = { state: 'read', outcomes, baseId }
  }

  const refresh = latestOnly(async (wanted: Set<string>) => {
    for (const nodeId of wanted) {
      wanted.delete(nodeId)
      const known = outcomes.get(nodeId)
      if (known === undefined) continue
      const outcome = await read(nodeId, known.frame.name)
      if (!outcomes.has(nodeId)) continue
      outcomes = new Map(outcomes).set(nodeId, outcome)
      if (settled(now.value) === now.value) show()
    }
  })

  function changed(nodeId: string): void {
    if (!outcomes.has(nodeId)) return
    stale.add(nodeId)
    errors.guard(() => refresh(stale))
  }

  /** Marks made elsewhere in the panel are heard of at once. */
  effect(() => {
    const known = layers.now.value
    if (known.state === 'measured') untracked(() => adopt(known.nodeId, known.data.primary))
  })

  function adopt(nodeId: string, mark: Primary | null): void {
    const outcome = outcomes.get(nodeId)
    if (outcome?.state !== 'read' || outcome.frame.mark?.id === mark?.id) return
    outcomes = new Map(outcomes).set(nodeId, { state: 'read', frame: { ...outcome.frame, mark } })
    if (now.value.state === 'compared') show()
  }

  async function keepMark(nodeId: string, primary: Primary | null): Promise<void> {
    const outcome = outcomes.get(nodeId)
    if (outcome?.state !== 'read') return
    const { record, shares } = outcome.frame
    const of = { nodeId, runId: record.runId }
    try {
      requireRun(
        await bridge.savePrimary(of, primary, shares && findPrimary(shares, { primary }, record))
      )
    } finally {
      changed(nodeId)
      layers.changed(nodeId)
      results.refresh(nodeId)
    }
  }

  function clear(): void {
    outcomes = new Map()
    stage.value = { state: 'nothing' }
  }

  return {
    now,
    plan,
    compare,
    cancel: () => {
      if (settled(now.value) === now.value) return
      if (now.value.state === 'analysing') runs.cancel()
      controller.abort()
      if (outcomes.size > 0) show()
      else clear()
    },
    dismiss: clear,
    setBase: (nodeId) => {
      baseId = nodeId
      if (now.value.state === 'compared') show()
    },
    mark: (layer) => {
      const nodeId = comparison.value?.baseId
      if (nodeId === undefined || !canEdit) return
      const primary = layer && {
        version: 1 as const,
        id: layer.id,
        name: layer.name,
        type: layer.type
      }
      adopt(nodeId, primary)
      errors.guard(() => keepMark(nodeId, primary))
    },
    changed,
    pictureOf: ({ nodeId, record: { runId, picture } }) => {
      const load = async () => (await bridge.exportPicture(nodeId, picture.thumbnail.scale)).png
      // The small picture in the record stays then.
      return urls.get(`${nodeId} ${runId}`, load).catch(() => null)
    },
    difference: createDifferenceStore(tools, comparison, changed),
    board: createBoardStore(tools, comparison)
  }
}

function stateOf(stage: Stage): CompareState {
  if (stage.state === 'failed') return { ...stage, leftOut: [] }
  if (stage.state !== 'read') return stage
  const all = [...stage.outcomes.values()]
  const there = all.flatMap((one) => (one.state === 'read' ? [one.frame] : []))
  const leftOut = all.flatMap((one) =>
    one.state === 'leftOut' ? [{ ...one.frame, reason: one.frame.reason() }] : []
  )
  return there.length < 2
    ? { state: 'failed', error: tooFew(there.length), leftOut }
    : { state: 'compared', comparison: buildComparison(there, stage.baseId), leftOut }
}

/** The state itself when nothing is under way; else nothing. */
function settled(state: CompareState): CompareState {
  return state.state === 'analysing' || state.state === 'reading' ? { state: 'nothing' } : state
}

function entryOf(found: Outcomes, nodeId: string): [string, FrameOutcome][] {
  const outcome = found.get(nodeId)
  return outcome === undefined ? [] : [[nodeId, outcome]]
}
