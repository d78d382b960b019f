import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type {
  LayerShare,
  LayerShares,
  MapName,
  ResultRecord,
  RingNumber,
  Veil
} from '../../../file'
import { firstScreen } from '../../../order/first-screen'
import { classNames } from '../../kit/class-names'
import { useLayers } from '../../layers/layer-store'
import { useLive } from '../../live/live-store'
import { useTools } from '../../tools/use-tools'
import { mapFacts, scaleImage } from '../../words/map-facts'
import { useResults } from '../result-store'
import { words } from '../words'
import { Note } from '../../kit/note'
import { PictureBox } from '../../kit/picture-box'
import styles from './preview.module.css'

interface Props {
  name: string
  record: ResultRecord
}

/** Largest height that leaves room for the rest. */
const HIGHEST_PX = 168

/** The frame with the chosen map over it. Its box is reserved before the pictures come. */
export function Preview({ name, record }: Props): JSX.Element {
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
      <FramePicture record={record} highest={HIGHEST_PX} fold={firstScreen(record)} />
      {away && <SmallCopy record={record} />}
    </figure>
  )
}

/** Share of an element that must be in sight for it to count as visible. */
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

/** A small copy of the preview, shown while a layer is hovered and the preview is scrolled away. */
function SmallCopy({ record }: { record: ResultRecord }): JSX.Element | null {
  const id = useLayers().pointed.value
  const [low, setLow] = useState(false)
  useLayoutEffect(() => setLow(isInUpperHalf()), [id])
  if (id === null) return null
  return (
    <div class={classNames(styles.copy, low && styles.low)} aria-hidden="true">
      <FramePicture record={record} highest={COPY_HIGHEST_PX} />
    </div>
  )
}

/** Whether the hovered element lies where the small copy would hide it. */
function isInUpperHalf(): boolean {
  const pointed = document.querySelector('[data-layer]:is(:hover, :focus-within)')
  return pointed !== null && pointed.getBoundingClientRect().top < window.innerHeight / 2
}

interface FramePictureProps {
  record: ResultRecord
  /** Px. */
  highest: number
  /** Part of the height (0–1) that is seen without scrolling; null where all of it is. */
  fold?: number | null
}

/** The frame, the chosen map and the pointed layer's box, as wide as there is room. */
function FramePicture({ record, highest, fold = null }: FramePictureProps): JSX.Element {
  const results = useResults()
  const { map, opacity } = results.view.value
  const live = useLive().now.value?.look
  const frame = live?.picture ?? results.picture.value
  // Maps that Live does not compute are hidden rather than shown stale.
  const maps: Partial<Record<MapName, string>> = live?.maps ?? results.maps.value
  const overlay = maps[map]
  return (
    <PictureBox size={record.picture} highest={highest}>
      {frame !== null && <img src={frame} alt="" draggable={false} />}
      {overlay !== undefined && <img src={overlay} alt="" style={{ opacity }} draggable={false} />}
      {map === 'hotspots' && overlay !== undefined && (
        <Numbers
          numbers={live?.numbers ?? record.facts?.numbers ?? []}
          size={record.picture}
          opacity={opacity}
        />
      )}
      {fold !== null && (
        <span class={styles.fold} style={{ top: `${fold * 100}%` }}>
          {words().fold}
        </span>
      )}
      <LayerBox />
    </PictureBox>
  )
}

interface NumbersProps {
  numbers: readonly RingNumber[]
  /** Of the picture that they lie in. */
  size: { width: number; height: number }
  opacity: number
}

/** The numbers of the hotspots' rings, as large at every size of the picture. */
function Numbers({ numbers, size: { width, height }, opacity }: NumbersProps): JSX.Element {
  return (
    <>
      {numbers.map(({ rank, x, y }) => {
        const style = { left: percent(x / width), top: percent(y / height), opacity }
        return (
          <span key={rank} class={styles.number} style={style}>
            {rank}
          </span>
        )
      })}
    </>
  )
}

const percent = (part: number): string => `${part * 100}%`

/** Where a layer, or a part of a picture, lies. */
function boxIn({ layers }: LayerShares, id: string): LayerShare['box'] | null {
  const found = layers.flatMap((layer) => [layer, ...(layer.parts ?? [])])
  return found.find((one) => one.id === id)?.box ?? null
}

/** Outline in the picture of the layer that is hovered, or selected on the canvas. */
function LayerBox(): JSX.Element | null {
  const layers = useLayers()
  const { selection } = useTools()
  const now = layers.now.value
  const id = layers.pointed.value ?? selection.value.nodes[0]?.layer?.id
  const box = now.state === 'measured' && id ? boxIn(now.shares, id) : null
  if (!box) return null
  const [left, top, width, height] = box.map(percent)
  return <span class={styles.pointed} style={{ left, top, width, height }} />
}

interface LegendProps {
  map: MapName
  /** What it shows, where it stands without the switch, which says so. */
  meaning?: string
  /** What it dims designs with. */
  veil?: Veil | undefined
}

/** Colours of a map with the ends of their scale; its meaning in words where it has none. */
export function MapLegend({ map, meaning, veil }: LegendProps): JSX.Element {
  const { scale, meaning: own } = mapFacts(map, veil)
  return (
    <div class={styles.legend}>
      {scale === null && <Note>{own}</Note>}
      {meaning !== undefined && <Note>{meaning}</Note>}
      {scale !== null && (
        <div class={styles.scale}>
          <span>{scale.low}</span>
          <span
            class={styles.bar}
            style={{ backgroundImage: scaleImage(scale.colours) }}
            aria-hidden="true"
          />
          <span>{scale.high}</span>
        </div>
      )}
    </div>
  )
}
