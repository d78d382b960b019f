import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Picture } from '../../../file'
import { MAP_FACTS } from '../../words/map-facts'
import { useResults } from '../result-store'
import { FramePicture } from './frame-picture'
import { LayerPeek } from './layer-peek'
import { useAway } from './use-away'
import styles from './preview.module.css'

interface Props {
  name: string
  picture: Picture
  /** Part of the height (0–1) that is seen without scrolling; null where all of it is. */
  fold: number | null
}

/** As high as leaves room for the rest. */
const HIGHEST_PX = 240

/** The frame with the chosen map over it. Its box is reserved before the pictures come. */
export function Preview({ name, picture, fold }: Props): JSX.Element {
  const results = useResults()
  const figure = useRef<HTMLElement>(null)
  const away = useAway(figure)
  return (
    <figure
      class={styles.preview}
      ref={figure}
      role="img"
      aria-label={`${name} with the ${MAP_FACTS[results.view.value.map].name.toLowerCase()} map`}
    >
      <FramePicture picture={picture} highest={HIGHEST_PX} fold={fold} />
      {away && <LayerPeek picture={picture} />}
    </figure>
  )
}
