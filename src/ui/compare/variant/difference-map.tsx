import type { JSX } from 'preact'
import { Card } from '../../kit/card'
import { QuietButton } from '../../kit/quiet-button'
import { MapLegend } from '../../result/maps/legend'
import { formatPercent } from '../../words/format-numbers'
import { useCompare } from '../compare-store'
import type { ComparedFrame } from '../comparison'
import { differenceCaveat } from './difference-caveat'
import type { DifferenceNow } from './difference-store'
import { words } from './words'
import styles from './variant.module.css'

interface Props {
  shown: Extract<DifferenceNow, { state: 'shown' }>
  base: ComparedFrame
  variant: ComparedFrame
}

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320

/** Where attention moved, over the variant's picture, with what its colours mean. */
export function DifferenceMap({ shown, base, variant }: Props): JSX.Element {
  const compare = useCompare()
  const { picture, map, width, height, moved } = shown
  const unplaced = compare.difference.unplaced.value
  const caveat = differenceCaveat(base, variant)
  const placed = variant.record.difference?.runId === base.record.runId
  const widest = Math.round((HIGHEST_PX * width) / height)
  return (
    <div class={styles.difference}>
      <div class={styles.row}>
        <p role="status">{words().elsewhere(formatPercent(moved), base.name)}</p>
        <QuietButton name={words().hide} about={words().theMap} run={compare.difference.dismiss} />
      </div>
      <figure
        class={styles.figure}
        role="img"
        aria-label={words().mapPicture(variant.name, base.name)}
      >
        <div
          class={styles.box}
          style={{ width: `min(100%, ${widest}px)`, aspectRatio: `${width} / ${height}` }}
        >
          {picture !== null && <img src={picture} alt="" draggable={false} />}
          <img src={map} alt="" draggable={false} />
        </div>
      </figure>
      <MapLegend map="difference" meaning={words().mapMeaning(base.name)} />
      {caveat !== null && <p class={styles.note}>{caveat}</p>}
      {placed && <p class={styles.note}>{words().onCanvasToo(variant.name)}</p>}
      {unplaced !== null && (
        <Card tone="warning" role="status" title={words().notOnCanvas}>
          <p>
            {unplaced.message} {unplaced.advice}
          </p>
        </Card>
      )}
    </div>
  )
}
