import type { JSX } from 'preact'
import type { MapName } from '../../../file'
import { mapFacts, scaleImage } from '../../words/map-facts'
import { useResults } from '../result-store'
import styles from './legend.module.css'

/** Meaning and colours of the chosen map, low to high. */
export function Legend(): JSX.Element {
  const results = useResults()
  return <MapLegend map={results.view.value.map} />
}

interface Props {
  map: MapName
  /** Where it means something else than in a still picture. */
  meaning?: string
}

/** Meaning and colours of a map. */
export function MapLegend({ map, meaning = mapFacts(map).meaning }: Props): JSX.Element {
  const { scale } = mapFacts(map)
  return (
    <div class={styles.legend}>
      <p class={styles.meaning}>{meaning}</p>
      {scale === null ? (
        <div class={styles.circles} aria-hidden="true">
          {map === 'hotspots' && (
            <>
              <span class={styles.small} />
              <span class={styles.middle} />
              <span class={styles.large} />
            </>
          )}
        </div>
      ) : (
        <div class={styles.scale}>
          <span>{scale.low}</span>
          <span
            class={styles.bar}
            style={{ backgroundImage: scaleImage(scale.colours) }}
            aria-hidden="true"
          />
          <span>{scale.high}</span>
        </div>
      )}
    </div>
  )
}
