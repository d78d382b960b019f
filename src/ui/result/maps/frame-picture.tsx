import type { JSX } from 'preact'
import type { Picture } from '../../../file'
import { useResults } from '../result-store'
import { LayerBox } from './layer-box'
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
          Fold
        </span>
      )}
      <LayerBox />
    </div>
  )
}
