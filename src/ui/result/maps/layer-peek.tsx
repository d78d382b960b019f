import type { JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Picture } from '../../../file'
import { classNames } from '../../kit/class-names'
import { useLayers } from '../../layers/layer-store'
import { FramePicture } from './frame-picture'
import styles from './preview.module.css'

const HIGHEST_PX = 120

/** A small copy of the preview where that is scrolled away, while somebody points at a layer. */
export function LayerPeek({ picture }: { picture: Picture }): JSX.Element | null {
  const id = useLayers().pointed.value
  const [low, setLow] = useState(false)
  useLayoutEffect(() => setLow(isInUpperHalf()), [id])
  if (id === null) return null
  return (
    <div class={classNames(styles.peek, low && styles.low)} aria-hidden="true">
      <FramePicture picture={picture} highest={HIGHEST_PX} />
    </div>
  )
}

/** Whether what is pointed at lies where the small copy would hide it. */
function isInUpperHalf(): boolean {
  const pointed = document.querySelector('[data-layer]:is(:hover, :focus-within)')
  return pointed !== null && pointed.getBoundingClientRect().top < window.innerHeight / 2
}
