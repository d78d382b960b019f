import { computed, signal } from '@preact/signals'
import type { PageOverview } from '../../../bridge'
import { type ErrorData, toErrorData } from '../../../errors'
import type { FrameTools } from '../../frames/frame-cache'
import { storeHook } from '../../kit/store-hook'
import { latestOnly } from '../../../waiting/latest-only'
import type { FrameTarget } from '../../run/frame-runs'
import { planned } from '../frame-list'

export type OverviewState =
  | { state: 'reading' }
  | { state: 'failed'; error: ErrorData }
  | { state: 'read'; overview: PageOverview }

export type OverviewStore = ReturnType<typeof createOverviewStore>

export const useOverview = storeHook<OverviewStore>('page overview')

/** The frames and results of the user's page, read while a view shows them. */
export function createOverviewStore(tools: FrameTools) {
  const { bridge, cache, errors } = tools
  let leave = (): void => undefined
  const now = signal<OverviewState>(
    { state: 'reading' },
    { watched: follow, unwatched: () => leave() }
  )

  /** The frames of the page that do not have the result they would get. */
  const wanted = computed((): readonly FrameTarget[] => {
    if (now.value.state !== 'read') return []
    const { frames, results } = now.value.overview
    const records = new Map(results.map(({ id, record }) => [id, record]))
    return frames.flatMap((frame) => {
      const { id } = frame
      const record = records.get(id)
      // A record that cannot be parsed may be of a newer version: never overwritten unasked.
      if (record === null) return []
      const outOfDate = record?.outOfDate === true || cache.isOutOfDate(id)
      const known = record
        ? ({ state: 'found', record: { ...record, outOfDate } } as const)
        : ({ state: 'none' } as const)
      const { state, target } = planned(tools, frame, known)
      return state === 'fresh' ? [] : [target]
    })
  })

  const readLatest = latestOnly(async () => {
    try {
      now.value = { state: 'read', overview: await bridge.readOverview() }
    } catch (error) {
      now.value = { state: 'failed', error: toErrorData(error) }
    }
  })

  const read = (): Promise<void> => readLatest(undefined)

  function follow(): void {
    leave = cache.changes.subscribe(() => errors.guard(read))
  }

  return { now, wanted, read }
}
