import { signal } from '@preact/signals'
import type { MapPicture } from '../../../engine/measure/measure'
import { type ErrorData, GlanceError, toErrorData } from '../../../errors'
import { requireRun } from '../../kit/errors'
import { createImageUrls } from '../../kit/image-urls'
import { sameMaker } from '../../provider/same-maker'
import type { ComparedFrame, CompareTools, ReadFrame } from '../comparison'
import { words } from '../words'

/** The difference map between the base and a variant. */
type DifferenceNow =
  | { state: 'none' | 'measuring' }
  | ({ state: 'shown' } & ShownDifference)
  | { state: 'failed'; error: ErrorData }

export interface ShownDifference {
  /** Object URL. */
  map: string
  /** Part of all attention that lies elsewhere, 0 to 1. */
  moved: number
  /** Why it could not be placed on the canvas; null when it was, or was not meant to be. */
  unplaced: ErrorData | null
}

export function createDifferenceStore(tools: CompareTools) {
  const { bridge, cache, canEdit, measure } = tools
  const urls = createImageUrls()
  /** The runs that were last asked about, and what came of it. */
  const latest = signal<{ of: string; now: DifferenceNow }>({ of: '', now: { state: 'none' } })

  /** Shows how attention moved from the base to a variant, and lays it over that on the canvas. */
  async function show(base: ComparedFrame, other: ComparedFrame): Promise<void> {
    const of = keyOf(base, other)
    const tell = (now: DifferenceNow): void => {
      if (latest.value.of === of) latest.value = { of, now }
    }
    latest.value = { of, now: { state: 'measuring' } }
    try {
      const { png, moved } = await measureMoved(base, other)
      const shown = {
        state: 'shown',
        map: urls.put(of, png),
        moved,
        unplaced: null
      } as const
      tell(shown)
      if (!canEdit || latest.value.of !== of) return
      // A failure leaves the map shown in the panel.
      await place(base, other, png).catch((error: unknown) =>
        tell({ ...shown, unplaced: toErrorData(error) })
      )
    } catch (error) {
      tell({ state: 'failed', error: toErrorData(error) })
    }
  }

  async function measureMoved(base: ComparedFrame, other: ComparedFrame) {
    const veil = other.record.facts?.veil
    const measured = await measure.difference({
      base: await mapOf(base),
      other: await mapOf(other),
      veil
    })
    if (measured.state === 'measured') return measured
    throw new GlanceError({ ...measured, advice: '', sent: 'no' })
  }

  async function mapOf({ record: { maps, picture } }: ComparedFrame): Promise<MapPicture> {
    const { width, height } = picture
    return { bytes: await bridge.readImage(maps.attention!.hash), width, height }
  }

  async function place(base: ComparedFrame, other: ComparedFrame, png: Uint8Array): Promise<void> {
    const runId = tools.newId()
    const against = { nodeId: base.nodeId, name: base.name, runId: base.record.runId }
    const image = await bridge.keepImage(runId, 'the difference map', png)
    const of = { nodeId: other.nodeId, runId: other.record.runId }
    const request = { runId, of, image, against }
    requireRun(await cache.write(of, () => bridge.placeDifference(request)))
  }

  return {
    show,
    /** How the map of two frames stands. It is of their runs: another run, or another base, has none. */
    stateOf: (base: ComparedFrame, other: ComparedFrame): DifferenceNow =>
      latest.value.of === keyOf(base, other) ? latest.value.now : { state: 'none' },
    dismiss: (): void => void (latest.value = { of: '', now: { state: 'none' } })
  }
}

function keyOf(base: ComparedFrame, other: ComparedFrame): string {
  return `${base.record.runId} ${other.record.runId}`
}

/** Warns where a difference map may come from another engine rather than from the designs; null otherwise. */
export function differenceCaveat(
  base: Pick<ReadFrame, 'record'>,
  other: Pick<ReadFrame, 'record'>
): string | null {
  return sameMaker(base.record.provider, other.record.provider)
    ? null
    : words().difference.otherEngines
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
