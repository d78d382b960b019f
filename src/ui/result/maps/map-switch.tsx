import type { JSX } from 'preact'
import { MAP_NAMES, type ResultRecord } from '../../../file'
import { MAP_FACTS, mapLabel } from '../../words/map-facts'
import { useResults } from '../result-store'
import styles from './map-switch.module.css'

/** Chooses the map, in the panel and on the canvas. Native radios: arrow keys come with them. */
export function MapSwitch({ record }: { record: ResultRecord }): JSX.Element {
  const results = useResults()
  const current = results.view.value.map
  return (
    <div class={styles.switch} role="radiogroup" aria-label="Map">
      {MAP_NAMES.filter((map) => map in record.maps).map((map) => (
        <label key={map} class={styles.option} title={MAP_FACTS[map].meaning}>
          <input
            class={styles.input}
            type="radio"
            name="map"
            value={map}
            checked={map === current}
            aria-label={mapLabel(map)}
            onChange={() => results.changeView({ map })}
          />
          <span class={styles.name} aria-hidden="true">
            {MAP_FACTS[map].short}
          </span>
        </label>
      ))}
    </div>
  )
}
