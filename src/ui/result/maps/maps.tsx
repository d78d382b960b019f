import { IconHidden16, IconVisible16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { MAP_NAMES, type MapName, type ResultRecord } from '../../../file'
import { MenuButton } from '../../kit/menu-button'
import { QuietButton } from '../../kit/quiet-button'
import { Section } from '../../kit/section'
import { Segments } from '../../kit/segments'
import { Slider } from '../../kit/slider'
import { useTools } from '../../tools/use-tools'
import { mapFacts, mapLabel } from '../../words/map-facts'
import { useResults } from '../result-store'
import { words } from '../words'
import { MapLegend, Preview } from './preview'
import styles from './maps.module.css'

/** The maps over the frame, and how they lie on the canvas. */
export function Maps({ name, result }: { name: string; result: StoredResult }): JSX.Element | null {
  const { record } = result
  if (Object.keys(record.maps).length === 0) return null
  return (
    <Section title={words().maps} plain>
      <MapSwitch record={record} />
      <Preview name={name} record={record} />
      <OverlayControls result={result} />
    </Section>
  )
}

/** Maps beside each other; the others are in a menu. */
const FIRST = 3

/** Chooses the map, in the panel and on the canvas. */
function MapSwitch({ record }: { record: ResultRecord }): JSX.Element {
  const results = useResults()
  const options = MAP_NAMES.filter((map) => map in record.maps).map((map) => ({
    value: map,
    name: mapFacts(map).name,
    label: mapLabel(map),
    title: `${mapLabel(map)}: ${mapFacts(map).meaning}`
  }))
  const [first, more] = [options.slice(0, FIRST), options.slice(FIRST)]
  const change = (map: MapName): void => results.changeView({ map })
  return (
    <div class={styles.switch}>
      <Segments
        name={words().map}
        value={results.view.value.map}
        options={first}
        onChange={change}
      />
      {more.length > 0 && (
        <MenuButton
          name={words().more}
          about={words().moreMaps}
          items={more.map(({ value, name }) => ({ id: value, name }))}
          current={results.view.value.map}
          onChange={change}
        />
      )}
    </div>
  )
}

/** How the overlays lie on the canvas. Without them, or without edit access, only the panel's picture follows. */
function OverlayControls({ result }: { result: StoredResult }): JSX.Element {
  const results = useResults()
  const { canEdit, errors, settings } = useTools()
  const { map, opacity, visible } = results.view.value
  return (
    <div class={styles.controls}>
      <MapLegend map={map} veil={result.record.facts?.veil} />
      <Slider
        name={words().opacity}
        value={opacity}
        onInput={(value) => results.changeView({ opacity: value })}
        onSettle={(value) => errors.guard(() => settings.change({ opacity: value }))}
      />
      {canEdit &&
        (result.overlay === null ? (
          <QuietButton
            name={words().putOnCanvas}
            about={words().theOverlays}
            run={() => errors.guard(results.restore)}
          />
        ) : (
          <Eye on={visible} onChange={(on) => results.changeView({ visible: on })} />
        ))}
    </div>
  )
}

/** Whether the overlays are seen on the canvas. */
function Eye({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }): JSX.Element {
  return (
    <label class={styles.eye} title={on ? words().hideOverlays : words().showOverlays}>
      <input
        class={styles.input}
        type="checkbox"
        role="switch"
        aria-label={words().showOverlays}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.icon} aria-hidden="true">
        {on ? <IconVisible16 /> : <IconHidden16 />}
      </span>
    </label>
  )
}
