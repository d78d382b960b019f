import { fileWords, type MapName, type ResultRecord } from '../../file'
import { words } from './words'

/** The maps of each prediction. The interface leaves open whether excitingness has one. */
const MAPS: Readonly<Record<string, readonly MapName[]>> = {
  attention: ['attention', 'perception', 'hotspots'],
  clarity: ['clarity']
}

/** Names of requested outputs that are missing from the result. */
export function missingOutputs({ predictions, maps, scores }: ResultRecord): string[] {
  return predictions.flatMap((prediction) => [
    ...(MAPS[prediction] ?? [])
      .filter((map) => !(map in maps))
      .map((map) => words().aMap(fileWords().map[map])),
    ...(prediction !== 'attention' && scores[prediction] === null
      ? [words().aScore(words().scores[prediction].name)]
      : [])
  ])
}
