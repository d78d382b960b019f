import { signal } from '@preact/signals'
import type { StoredResult } from '../../../bridge'
import { type ErrorData, toErrorData } from '../../../errors'
import type { StoredImage, MapName } from '../../../file'
import type { FrameTools } from '../../frames/frame-cache'
import { resultIn } from '../../frames/frame-known'
import { requireRun } from '../../kit/errors'
import { storeHook } from '../../kit/store-hook'
import type { Provider } from '../../provider/provider'
import { collectMaps } from '../../run/collect-maps'
import type { Finished } from '../../run/run-tools'

/** How fetching goes, or went: `unsent` when the service has none of what is missing. */
export type Fetching =
  | { state: 'fetching' }
  | { state: 'unsent' }
  | { state: 'failed'; error: ErrorData }

export const useMissingMaps = storeHook<ReturnType<typeof createMissingMaps>>('missing maps')

export function createMissingMaps(tools: FrameTools) {
  const { bridge, cache } = tools
  const fetching = signal<Readonly<Record<string, Fetching | null>>>({})

  function set(runId: string, now: Fetching | null): void {
    fetching.value = { ...fetching.value, [runId]: now }
  }

  async function add({ nodeId, record }: StoredResult, provider: Provider): Promise<boolean> {
    const { runId, screenshotId, picture } = record
    const { signal } = new AbortController()
    const { maps: offered } = await provider.frames.find(screenshotId)
    const run = { id: runId, signal, progress: () => undefined }
    const missing = offered.filter(({ map }) => !Object.hasOwn(record.maps, map))
    const { maps } = await collectMaps(tools, run, missing, picture)
    const kept = Object.entries(maps).map(([map, { kept }]) => [map, kept])
    if (kept.length === 0) return false
    const added = Object.fromEntries(kept) as Partial<Record<MapName, StoredImage>>
    const of = { nodeId, runId }
    requireRun(await cache.write(of, () => bridge.addMaps({ of, maps: added })))
    return true
  }

  return {
    /** null before a fetch was requested, and once nothing is missing. */
    of: (runId: string): Fetching | null => fetching.value[runId] ?? null,
    /** Records that the service has no more maps for a run whose offered maps were all fetched. */
    placed: ({ placed, failed }: Finished): void => {
      const runId = resultIn(placed)?.record.runId
      if (failed.length === 0 && runId !== undefined) set(runId, { state: 'unsent' })
    },
    /**
     * Fetches the result from the service again, for fresh links, and adds the missing maps. Never creates an analysis, so
     * nothing is charged.
     */
    fetch: async (result: StoredResult, provider: Provider): Promise<void> => {
      const { runId } = result.record
      if (fetching.value[runId]?.state === 'fetching') return
      set(runId, { state: 'fetching' })
      try {
        set(runId, (await add(result, provider)) ? null : { state: 'unsent' })
      } catch (error) {
        set(runId, { state: 'failed', error: toErrorData(error) })
      }
    }
  }
}
