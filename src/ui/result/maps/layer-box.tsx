import type { JSX } from 'preact'
import { useLayers } from '../../layers/layer-store'
import { useTools } from '../../tools/use-tools'
import styles from './preview.module.css'

/** Where the layer that is pointed at, or selected on the canvas, lies in the picture. */
export function LayerBox(): JSX.Element | null {
  const layers = useLayers()
  const { selection } = useTools()
  const now = layers.now.value
  const id = layers.pointed.value ?? selection.value.nodes[0]?.layer?.id
  const layer = now.state === 'measured' && now.shares.layers.find((one) => one.id === id)
  if (!layer) return null
  const [left, top, width, height] = layer.box.map((part) => `${part * 100}%`)
  return <span class={styles.pointed} style={{ left, top, width, height }} />
}
