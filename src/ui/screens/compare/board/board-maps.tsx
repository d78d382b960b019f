import type { JSX } from 'preact'
import { Checkbox } from '../../../components/checkbox'
import field from '../../../components/field.module.css'
import { usePanel } from '../../../state/panel-context'
import { MAP_FACTS } from '../../result/map-facts'
import styles from './board.module.css'

/** The maps that go on the board; with none, the frames alone. */
export function BoardMaps(): JSX.Element {
  const { board } = usePanel().compare
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
