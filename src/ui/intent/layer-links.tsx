import type { JSX } from 'preact'
import type { LayerShare } from '../../file'
import { useLayers } from '../layers/layer-store'
import { formatShare } from '../words/format-numbers'
import styles from './intent.module.css'

interface Props {
  title: string
  /** With their shares known, strongest first. */
  layers: readonly LayerShare[]
}

/** The names that fit; the list below has them all. */
const SHOWN = 3

/** Layers by name, which select them on the canvas. */
export function LayerLinks({ title, layers }: Props): JSX.Element {
  const store = useLayers()
  const more = layers.length - SHOWN
  return (
    <div class={styles.links}>
      <span class={styles.note}>{title}</span>
      {layers.slice(0, SHOWN).map((layer) => {
        const point = (): void => {
          store.pointed.value = layer.id
        }
        const leave = (): void => {
          store.pointed.value = null
        }
        return (
          <button
            key={layer.id}
            type="button"
            class={styles.link}
            data-layer={layer.id}
            aria-label={`Select ${layer.name}`}
            title={layer.name}
            onClick={() => store.select(layer)}
            onPointerEnter={point}
            onPointerLeave={leave}
            onFocus={point}
            onBlur={leave}
          >
            <span class={styles.name}>{layer.name}</span>
            <span class={styles.share}>{formatShare(layer.attention ?? 0)}</span>
          </button>
        )
      })}
      {more > 0 && <span class={styles.note}>and {more} more</span>}
    </div>
  )
}
