import type { JSX } from 'preact'
import { MAP_NAMES, type MapName, type ResultRecord } from '../../file'
import { MAP_FACTS } from '../words/map-facts'
import { useResults } from './result-store'
import styles from './map-switch.module.css'

/** Chooses the map, in the panel and on the canvas. Native radios: arrow keys come with them. */
export function MapSwitch({ record }: { record: ResultRecord }): JSX.Element {
  const results = useResults()
  const current = results.view.value.map
  return (
    <div class={styles.switch} role="radiogroup" aria-label="Map">
      {MAP_NAMES.filter((map) => map in record.maps).map((map) => (
        <MapOption
          key={map}
          map={map}
          checked={map === current}
          pick={() => results.changeView({ map })}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  map: MapName
  checked: boolean
  pick: () => void
}

function MapOption({ map, checked, pick }: OptionProps): JSX.Element {
  const results = useResults()
  const frame = results.picture.value
  const overlay = results.maps.value[map]
  const { name, short } = MAP_FACTS[map]
  return (
    <label class={styles.option} title={MAP_FACTS[map].meaning}>
      <input
        class={styles.input}
        type="radio"
        name="map"
        value={map}
        checked={checked}
        aria-label={name}
        onChange={pick}
      />
      <span class={styles.thumb} aria-hidden="true">
        {frame !== null && <img class={styles.layer} src={frame} alt="" draggable={false} />}
        {overlay !== undefined && (
          <img class={styles.layer} src={overlay} alt="" draggable={false} />
        )}
      </span>
      <span class={styles.name} aria-hidden="true">
        {short}
      </span>
    </label>
  )
}
