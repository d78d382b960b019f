import type { KeptImage, MapName } from '../../file'
import type { AnalysisOutputs } from '../../interface'
import type { PanelTools } from '../tools/panel-tools'
import { until } from '../../waiting'
import type { RunContext } from './run-plan'

export interface CollectedMap {
  kept: KeptImage
  bytes: Uint8Array
}

export type CollectedMaps = Partial<Record<MapName, CollectedMap>>

export interface Collected {
  maps: CollectedMaps
  /** Maps that were offered, but could not be fetched or kept. */
  failed: MapName[]
}

/**
 * Downloads every map at once and gives each to the file as it arrives. A map that fails is left out;
 * when all fail, the first failure is thrown. `others` is work that goes on beside it and counts as one more
 * arrival. `maxPixels` bounds each map by the picture that it is of, where that is known.
 */
export async function collectMaps<P extends string>(
  { bridge, convert }: Pick<PanelTools, 'bridge' | 'convert'>,
  { id, provider, signal, progress }: RunContext<P>,
  outputs: AnalysisOutputs,
  { others = [], maxPixels }: { others?: Promise<unknown>[]; maxPixels?: number } = {}
): Promise<Collected> {
  const collected: Collected = { maps: {}, failed: [] }
  const failures: unknown[] = []
  const bounds = maxPixels === undefined ? { signal } : { signal, maxPixels }
  const addresses = Object.entries(mapAddresses(outputs)) as [MapName, string][]

  async function collect(map: MapName, address: string): Promise<void> {
    try {
      const bytes = await convert(await provider.client.download(address, bounds))
      const kept = await until(signal, bridge.keepMap(id, map, bytes))
      collected.maps[map] = { bytes, kept }
    } catch (error) {
      signal.throwIfAborted()
      failures.push(error)
      collected.failed.push(map)
    }
  }

  let arrived = 0
  const arrivals = [...others, ...addresses.map(([map, address]) => collect(map, address))]
  progress(0, arrivals.length)
  await Promise.all(
    arrivals.map((one) => one.then(() => progress((arrived += 1), arrivals.length)))
  )
  if (failures.length > 0 && failures.length === addresses.length) throw failures[0]
  return collected
}

/** The map pictures an answer offers, whichever were asked for. */
function mapAddresses(outputs: AnalysisOutputs): Partial<Record<MapName, string>> {
  const { attention, clarity, excitingness } = outputs
  const all: [MapName, string | undefined][] = [
    ['attention', attention?.attentionMap],
    ['perception', attention?.perceptionMap],
    ['hotspots', attention?.hotspotsMap],
    ['clarity', clarity?.map],
    ['excitingness', excitingness?.map],
    ['roi', attention?.roiMap]
  ]
  return Object.fromEntries(all.filter(([, address]) => address !== undefined))
}
