import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Picture } from '../../../file'
import { classNames } from '../../kit/class-names'
import { useLayers } from '../../layers/layer-store'
import { mapFacts } from '../../words/map-facts'
import { useResults } from '../result-store'
import { words } from '../words'
import { FramePicture } from './frame-picture'
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
      aria-label={words().picture(name, mapFacts(results.view.value.map).name)}
    >
      <FramePicture picture={picture} highest={HIGHEST_PX} fold={fold} />
      {away && <SmallCopy picture={picture} />}
    </figure>
  )
}

/** Below this part in sight, an element is as good as gone. */
const IN_SIGHT = 0.6

/** Whether an element has been scrolled out of sight. */
function useAway(element: RefObject<HTMLElement>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio < IN_SIGHT),
      { threshold: IN_SIGHT }
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return away
}

const COPY_HIGHEST_PX = 120

/** A small copy of the preview where that is scrolled away, while somebody points at a layer. */
function SmallCopy({ picture }: { picture: Picture }): JSX.Element | null {
  const id = useLayers().pointed.value
  const [low, setLow] = useState(false)
  useLayoutEffect(() => setLow(isInUpperHalf()), [id])
  if (id === null) return null
  return (
    <div class={classNames(styles.copy, low && styles.low)} aria-hidden="true">
      <FramePicture picture={picture} highest={COPY_HIGHEST_PX} />
    </div>
  )
}

/** Whether what is pointed at lies where the small copy would hide it. */
function isInUpperHalf(): boolean {
  const pointed = document.querySelector('[data-layer]:is(:hover, :focus-within)')
  return pointed !== null && pointed.getBoundingClientRect().top < window.innerHeight / 2
}
