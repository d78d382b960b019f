import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { LayerKind, LayerShare } from '../../file'
import { cropWindow } from './crop-window'
import { KindIcon } from './kind-icon'
import { useLayers } from './layer-store'
import styles from './layer-list.module.css'

/** Width by height of the crops in the list. */
const SHAPE = 28 / 20

/** A part of the frame's picture in little; what it is, where the picture is not there. */
export function Crop({ box, kind }: { box: LayerShare['box']; kind: LayerKind }): JSX.Element {
  const picture = useLayers().picture.value
  const [shape, setShape] = useState<number | null>(null)
  if (picture === null) return <KindIcon kind={kind} />
  const [x, y, width, height] = cropWindow(box, SHAPE, shape ?? SHAPE)
  return (
    <span class={styles.crop}>
      <img
        src={picture}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
          setShape(naturalWidth / naturalHeight)
        }
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
          visibility: shape === null ? 'hidden' : 'visible'
        }}
      />
    </span>
  )
}
