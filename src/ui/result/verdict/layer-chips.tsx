import type { JSX } from 'preact'
import type { LayerShare } from '../../../file'
import { useLayers } from '../../layers/layer-store'
import { words } from '../words'
import styles from './verdict.module.css'

/** The layers that are seen first, in order; pressed, they are selected on the canvas. */
export function LayerChips({ layers }: { layers: readonly LayerShare[] }): JSX.Element {
  const store = useLayers()
  const leave = (): void => {
    store.pointed.value = null
  }
  return (
    <ol class={styles.chips} aria-label={words().seenFirst}>
      {layers.map((layer) => {
        const point = (): void => {
          store.pointed.value = layer.id
        }
        return (
          <li key={layer.id} class={styles.item}>
            <button
              type="button"
              class={styles.chip}
              data-layer={layer.id}
              aria-label={words().select(layer.name)}
              title={layer.name}
              onClick={() => store.select(layer)}
              onPointerEnter={point}
              onPointerLeave={leave}
              onFocus={point}
              onBlur={leave}
            >
              <span class={styles.name}>{layer.name}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
