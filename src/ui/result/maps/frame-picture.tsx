import type { JSX } from 'preact'
import type { Picture } from '../../../file'
import { useLayers } from '../../layers/layer-store'
import { useTools } from '../../tools/use-tools'
import { useResults } from '../result-store'
import { words } from '../words'
import styles from './preview.module.css'

interface Props {
  picture: Picture
  /** Px. */
  highest: number
  /** Part of the height (0–1) that is seen without scrolling; null where all of it is. */
  fold?: number | null
}

/** The frame, the chosen map and the pointed layer's box, as wide as there is room. */
export function FramePicture({ picture, highest, fold = null }: Props): JSX.Element {
  const { width, height } = picture
  const results = useResults()
  const { map, opacity } = results.view.value
  const frame = results.picture.value
  const overlay = results.maps.value[map]
  const widest = Math.round((highest * width) / height)
  return (
    <div
      class={styles.box}
      style={{ width: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }}
    >
      {frame !== null && <img class={styles.layer} src={frame} alt="" draggable={false} />}
      {overlay !== undefined && (
        <img class={styles.layer} src={overlay} alt="" style={{ opacity }} draggable={false} />
      )}
      {fold !== null && (
        <span class={styles.fold} style={{ top: `${fold * 100}%` }}>
          {words().fold}
        </span>
      )}
      <LayerBox />
    </div>
  )
}

/** Where the layer that is pointed at, or selected on the canvas, lies in the picture. */
function LayerBox(): JSX.Element | null {
  const layers = useLayers()
  const { selection } = useTools()
  const now = layers.now.value
  const id = layers.pointed.value ?? selection.value.nodes[0]?.layer?.id
  const layer = now.state === 'measured' && now.shares.layers.find((one) => one.id === id)
  if (!layer) return null
  const [left, top, width, height] = layer.box.map((part) => `${part * 100}%`)
  return <span class={styles.pointed} style={{ left, top, width, height }} />
}
