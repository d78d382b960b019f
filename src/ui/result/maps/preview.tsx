import type { JSX } from 'preact'
import type { LayerShare, LayerShares, MapName, ResultRecord, Veil } from '../../../file'
import { firstScreen } from '../../../order/first-screen'
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
const HIGHEST_PX = 144

/** The frame with the chosen map over it. Its box is reserved before the pictures come. */
export function Preview({ name, record }: Props): JSX.Element {
  const results = useResults()
  const { map, opacity } = results.view.value
  const live = useLive().now.value?.look
  const frame = live?.picture ?? results.picture.value
  // Maps that Live does not compute are hidden rather than shown stale.
  const maps: Partial<Record<MapName, string>> = live?.maps ?? results.maps.value
  const overlay = maps[map]
  const fold = firstScreen(record)
  const numbers = live?.numbers ?? record.facts?.numbers ?? []
  const { height, width } = record.picture
  return (
    <figure
      class={styles.preview}
      role="img"
      aria-label={words().picture(name, mapFacts(map).name)}
    >
      <PictureBox size={record.picture} highest={HIGHEST_PX}>
        {frame !== null && <img src={frame} alt="" draggable={false} />}
        {overlay !== undefined && (
          <img src={overlay} alt="" style={{ opacity }} draggable={false} />
        )}
        {/* The numbers of the hotspots' rings are as large at every size of the picture. */}
        {(map === 'hotspots' && overlay !== undefined ? numbers : []).map(({ rank, x, y }) => (
          <span
            key={rank}
            class={styles.number}
            style={{ left: percent(x / width), top: percent(y / height), opacity }}
          >
            {rank}
          </span>
        ))}
        {fold !== null && (
          <span class={styles.fold} style={{ top: `${fold * 100}%` }}>
            {words().fold}
          </span>
        )}
        <LayerBox />
      </PictureBox>
    </figure>
  )
}

const percent = (part: number): string => `${part * 100}%`

/** Where a layer, or a part of a picture, lies. */
function boxIn({ layers }: LayerShares, id: string): LayerShare['box'] | null {
  const found = layers.flatMap((layer) => [layer, ...(layer.parts ?? [])])
  return found.find((one) => one.id === id)?.box ?? null
}

/** Outline in the picture of the layer that is hovered, or of what is selected on the canvas. */
function LayerBox(): JSX.Element | null {
  const layers = useLayers()
  const { selection } = useTools()
  const now = layers.now.value
  const selected = selection.value.nodes[0]?.layer ?? null
  const pointed = layers.pointed.value
  const id = pointed ?? selected?.id
  const known = now.state === 'measured' && id ? boxIn(now.shares, id) : null
  const box = known ?? (pointed === null ? selected?.box : null)
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
