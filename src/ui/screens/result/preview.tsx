import type { CSSProperties, JSX } from 'preact'
import type { Picture } from '../../../bridge'
import { usePanel } from '../../state/panel-context'
import { LayerBox } from './layer-box'
import { MAP_FACTS } from './map-facts'
import styles from './preview.module.css'

interface Props {
  name: string
  picture: Picture
}

/** The frame with the chosen map over it. Its box is reserved before the pictures come. */
export function Preview({ name, picture }: Props): JSX.Element {
  const { results } = usePanel()
  const { map, opacity } = results.view.value
  const frame = results.picture.value
  const overlay = results.maps.value[map]
  return (
    <figure
      class={styles.preview}
      role="img"
      aria-label={`${name} with the ${MAP_FACTS[map].name.toLowerCase()} map`}
    >
      <div class={styles.box} style={fit(picture)}>
        {frame !== null && <img class={styles.layer} src={frame} alt="" draggable={false} />}
        {overlay !== undefined && (
          <img class={styles.layer} src={overlay} alt="" style={{ opacity }} draggable={false} />
        )}
        <LayerBox />
      </div>
    </figure>
  )
}

const MAX_HEIGHT_PX = 240

/** As wide as the panel, as high as leaves room for the rest. */
function fit({ width, height }: Picture): CSSProperties {
  const widest = Math.round((MAX_HEIGHT_PX * width) / height)
  return { width: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
