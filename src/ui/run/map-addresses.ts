import type { MapName } from '../../file'
import type { AnalysisOutputs } from '../../interface'

/** The map pictures an answer offers, whichever were asked for. */
export function mapAddresses(outputs: AnalysisOutputs): Partial<Record<MapName, string>> {
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
