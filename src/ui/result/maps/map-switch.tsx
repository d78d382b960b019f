import type { JSX } from 'preact'
import { MAP_NAMES, type ResultRecord } from '../../../file'
import { Segments } from '../../kit/segments'
import { mapFacts, mapLabel } from '../../words/map-facts'
import { useResults } from '../result-store'
import { words } from '../words'

/** Chooses the map, in the panel and on the canvas. */
export function MapSwitch({ record }: { record: ResultRecord }): JSX.Element {
  const results = useResults()
  const options = MAP_NAMES.filter((map) => map in record.maps).map((map) => ({
    value: map,
    name: mapFacts(map).name,
    label: mapLabel(map),
    title: `${mapLabel(map)}: ${mapFacts(map).meaning}`
  }))
  return (
    <Segments
      name={words().map}
      value={results.view.value.map}
      options={options}
      onChange={(map) => results.changeView({ map })}
    />
  )
}
