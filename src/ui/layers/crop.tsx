import {
  IconEllipse16,
  IconGroup16,
  IconHome16,
  IconImage16,
  IconRectangle16,
  IconText16
} from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { LayerKind, LayerShare } from '../../file'
import { CROP_SHAPE, cropWindow } from './crop-window'
import { useLayers } from './layer-store'
import styles from './layer-list.module.css'

/** A part of the frame's picture in little; what it is, where the picture is not there. */
export function Crop({ box, kind }: { box: LayerShare['box']; kind: LayerKind }): JSX.Element {
  const picture = useLayers().picture.value
  const [shape, setShape] = useState<number | null>(null)
  if (picture === null) return <KindIcon kind={kind} />
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

const ICONS: Record<LayerKind, () => JSX.Element> = {
  text: () => <IconText16 />,
  image: () => <IconImage16 />,
  control: () => <IconRectangle16 />,
  icon: () => <IconHome16 />,
  shape: () => <IconEllipse16 />,
  group: () => <IconGroup16 />
}

/** Icon of a kind of layer; the row says the kind in a word. */
function KindIcon({ kind }: { kind: LayerKind }): JSX.Element {
  return ICONS[kind]()
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
