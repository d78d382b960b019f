import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { LayerShare } from '../../file'
import { CROP_SHAPE, cropWindow } from './crop-window'
import { useLayers } from './layer-store'
import styles from './layer-list.module.css'

/** A part of the frame's picture in little; empty until the picture is there. */
export function Crop({ box }: Pick<LayerShare, 'box'>): JSX.Element {
  const picture = useLayers().picture.value
  const [shape, setShape] = useState<number | null>(null)
  if (picture === null) return <span class={styles.crop} />
  const [x, y, width, height] = cropWindow(box, CROP_SHAPE, shape ?? CROP_SHAPE)
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

/** A star, full when it marks something. */
export function StarIcon({ full }: { full: boolean }): JSX.Element {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M8 2.2l1.75 3.75 4.05.5-3 2.8.8 4.05L8 11.3l-3.6 2 .8-4.05-3-2.8 4.05-.5z"
        fill={full ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-linejoin="round"
      />
    </svg>
  )
}
