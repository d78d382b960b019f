import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { OfRun, StoredResult } from '../../../bridge'
import { type ErrorData, toErrorData } from '../../../errors'
import type { StoredImage } from '../../../file'
import type { MapPicture, MeasuredDifference } from '../../../engine/measure/measure'
import { createImageUrls } from '../../kit/image-urls'
import { requireRun } from '../../kit/errors'
import { sameMaker } from '../../provider/same-maker'
import {
  baseOf,
  type ComparedFrame,
  type CompareTools,
  type Comparison,
  type ReadFrame
} from '../comparison'
import { words } from './words'

/** The difference map between the base and one other variant. */
export type DifferenceNow =
  | { state: 'none' }
  | { state: 'measuring'; nodeId: string }
  | {
      state: 'shown'
      nodeId: string
      base: Pick<ComparedFrame, 'nodeId' | 'name'>
      /** Runs it is of, to know it again. */
      runs: readonly [base: string, other: string]
      /** Object URL of the variant itself; null when it cannot be exported. */
      picture: string | null
      map: string
      /** Px of the variant's picture. */
      width: number
      height: number
      /** Part of all attention that lies elsewhere, 0 to 1. */
      moved: number
    }
  | { state: 'incomparable'; nodeId: string; message: string }
  | { state: 'failed'; nodeId: string; error: ErrorData }

interface Pair {
  base: ComparedFrame
  other: ComparedFrame
}

export function createDifferenceStore(
  tools: CompareTools,
  comparison: ReadonlySignal<Comparison | null>
) {
  const { bridge, cache, canEdit, measure } = tools
  const urls = createImageUrls()
  const now = signal<DifferenceNow>({ state: 'none' })
  /** Why the shown map could not be placed on the canvas; null when it was, or was not meant to be. */
  const unplaced = signal<ErrorData | null>(null)
  let question = 0

  effect(() => {
    const compared = comparison.value
    untracked(() => {
      if (!stillHolds(now.value, compared)) dismiss()
    })
  })

  /** Shows how attention moved from the base to a variant, and lays it over that on the canvas. */
  async function show(nodeId: string): Promise<void> {
    const pair = pairOf(comparison.value, nodeId)
    if (pair === null) return
    const asked = ++question
    now.value = { state: 'measuring', nodeId }
    unplaced.value = null
    try {
      const measured = await measureMoved(pair)
      const next = await shownAs(pair, measured)
      if (asked !== question) return
      now.value = next
      if (measured.state === 'measured' && canEdit) await place(pair, measured.png)
    } catch (error) {
      if (asked === question) now.value = { state: 'failed', nodeId, error: toErrorData(error) }
    }
  }

  async function measureMoved({ base, other }: Pair): Promise<MeasuredDifference> {
    const [before, after] = [base.record.maps.attention, other.record.maps.attention]
    if (before === undefined || after === undefined) {
      return { state: 'incomparable', code: 'unreadable_map', message: words().noMap }
    }
    return measure.difference({
      base: await pictureOf(before, base),
      other: await pictureOf(after, other),
      veil: other.record.facts?.veil
    })
  }

  async function pictureOf({ hash }: StoredImage, { record }: ComparedFrame): Promise<MapPicture> {
    const { width, height } = record.picture
    return { bytes: await bridge.readImage(hash), width, height }
  }

  async function shownAs(
    { base, other }: Pair,
    measured: MeasuredDifference
  ): Promise<DifferenceNow> {
    const { nodeId, record } = other
    if (measured.state === 'incomparable') {
      return { state: 'incomparable', nodeId, message: measured.message }
    }
    const { png, width, height, moved } = measured
    const runs = [base.record.runId, record.runId] as const
    // A frame that can no longer be exported is shown by its map alone.
    const exported = await bridge.lookAt(nodeId, record.picture.scale).catch(() => null)
    return {
      state: 'shown',
      nodeId,
      base: { nodeId: base.nodeId, name: base.name },
      runs,
      picture: exported && urls.put(`${nodeId} ${record.runId}`, exported.png),
      map: urls.put(runs.join(' '), png),
      width,
      height,
      moved
    }
  }

  /** A failure leaves the map shown in the panel. */
  async function place({ base, other }: Pair, png: Uint8Array): Promise<void> {
    const runId = tools.newId()
    const { nodeId, record } = other
    const against = { nodeId: base.nodeId, name: base.name, runId: base.record.runId }
    try {
      const image = await bridge.keepImage(runId, 'the difference map', png)
      const of = { nodeId, runId: record.runId }
      const call = (): Promise<OfRun<StoredResult>> =>
        bridge.placeDifference({ runId, of, image, against })
      requireRun((await cache.write(of, call)) ?? 'replaced')
    } catch (error) {
      unplaced.value = toErrorData(error)
    }
  }

  function dismiss(): void {
    question += 1
    now.value = { state: 'none' }
    unplaced.value = null
  }

  return { now: now as ReadonlySignal<DifferenceNow>, unplaced, show, dismiss }
}

function pairOf(compared: Comparison | null, nodeId: string): Pair | null {
  const other = compared?.frames.find((frame) => frame.nodeId === nodeId)
  if (compared === null || other === undefined) return null
  const base = baseOf(compared, other)
  return base === other ? null : { base, other }
}

/** False when the map is of another base, of an earlier run, or of frames that are no longer compared. */
function stillHolds(now: DifferenceNow, compared: Comparison | null): boolean {
  if (now.state === 'none') return true
  const pair = pairOf(compared, now.nodeId)
  if (pair === null) return false
  if (now.state !== 'shown') return true
  const { base, other } = pair
  return now.runs[0] === base.record.runId && now.runs[1] === other.record.runId
}

/** Warns where a difference map may come from another engine rather than from the designs; null otherwise. */
export function differenceCaveat(
  base: Pick<ReadFrame, 'record'>,
  other: Pick<ReadFrame, 'record'>
): string | null {
  return sameMaker(base.record.provider, other.record.provider) ? null : words().otherEngines
}

/** Pictures whose shapes differ by less can be laid over each other: sizes are whole px. */
const SAME_SHAPE = 0.01

/** Whether two frames have the same shape and an attention map each, so that their maps can be compared by pixel. */
export function haveOneShape(
  { record: one }: Pick<ReadFrame, 'record'>,
  { record: other }: Pick<ReadFrame, 'record'>
): boolean {
  const shape =
    (one.picture.width * other.picture.height) / (one.picture.height * other.picture.width)
  const haveMaps = 'attention' in one.maps && 'attention' in other.maps
  return haveMaps && Math.abs(shape - 1) <= SAME_SHAPE
}
