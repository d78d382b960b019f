import type { KeptImage, MapName } from '../../file'
import type { AnalysisOutputs } from '../../interface'
import { abortable } from '../kit/timing/abortable'
import { mapAddresses } from './map-addresses'
import type { Run, RunTools } from './run-tools'

export interface CollectedMap {
  kept: KeptImage
  bytes: Uint8Array
}

/** As much of a run as downloading takes. */
export interface Collecting extends Pick<Run, 'signal' | 'emit'> {
  tools: Pick<RunTools, 'bridge' | 'provider' | 'convert'>
}

export type CollectedMaps = Partial<Record<MapName, CollectedMap>>

/**
 * Downloads every map at once and gives each to the file as it arrives. A map that fails is left out;
 * when all fail, the first failure is thrown.
 */
export async function collectMaps(
  run: Collecting,
  jobId: string,
  outputs: AnalysisOutputs
): Promise<CollectedMaps> {
  const { emit, signal } = run
  const collected: CollectedMaps = {}
  const failures: unknown[] = []
  const addresses = Object.entries(mapAddresses(outputs)) as [MapName, string][]
  await Promise.all(
    addresses.map(async ([map, address]) => {
      try {
        collected[map] = await collect(run, jobId, map, address)
        emit({ type: 'mapKept', map })
      } catch (error) {
        signal.throwIfAborted()
        failures.push(error)
        emit({ type: 'mapMissing', map })
      }
    })
  )
  if (failures.length > 0 && failures.length === addresses.length) throw failures[0]
  return collected
}

async function collect(
  { tools, signal }: Collecting,
  jobId: string,
  map: MapName,
  address: string
): Promise<CollectedMap> {
  const image = await tools.provider.client.download(address, { signal })
  const bytes = await tools.convert(image)
  return { bytes, kept: await abortable(tools.bridge.keepMap(jobId, map, bytes), signal) }
}
