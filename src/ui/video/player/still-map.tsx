import type { CSSProperties, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { VideoMap } from '../video-map'
import { words } from '../words'
import styles from '../video-result.module.css'

interface Props {
  title: string
  map: Extract<VideoMap, { kind: 'picture' }>
}

/** A map whose frames cannot be told apart: shown as the picture it is. */
export function StillMap({ title, map }: Props): JSX.Element {
  const { file } = map
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <>
      <figure class={styles.video}>
        <div class={styles.box} style={videoSize(map)}>
          {url !== '' && <img class={styles.layer} src={url} alt={words().player.mapOf(title)} />}
        </div>
      </figure>
      <p class={styles.note}>{words().player.still}</p>
    </>
  )
}

const MAX_HEIGHT_PX = 320

/** As wide as the panel, as high as leaves room for the rest. */
export function videoSize({ width, height }: { width: number; height: number }): CSSProperties {
  const widest = Math.round((MAX_HEIGHT_PX * width) / height)
  return { width: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }
}
