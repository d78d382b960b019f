import type { JSX } from 'preact'
import { Checkbox } from '../../kit/checkbox'
import { MAP_FACTS } from '../../words/map-facts'
import { useCompare } from '../compare-store'
import field from '../../kit/field.module.css'
import styles from './board.module.css'

/** The maps that go on the board; with none, the frames alone. */
export function BoardMaps(): JSX.Element {
  const { board } = useCompare()
  const chosen = board.maps.value
  return (
    <fieldset class={styles.maps}>
      <legend class={field.label}>Maps on it</legend>
      {board.offered.value.map((map) => (
        <Checkbox
          key={map}
          name={MAP_FACTS[map].name}
          on={chosen.includes(map)}
          onChange={(on) => {
            const others = chosen.filter((one) => one !== map)
            board.maps.value = on ? [...others, map] : others
          }}
        />
      ))}
    </fieldset>
  )
}
