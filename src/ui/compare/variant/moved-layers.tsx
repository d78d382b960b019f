import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Picture } from '../../../file'
import { classNames } from '../../kit/class-names'
import { thumbnailOf } from '../../tools/thumbnail'
import { useTools } from '../../tools/use-tools'
import { formatRoughPoints } from '../../words/format-numbers'
import { useCompare } from '../compare-store'
import type { ComparedFrame } from '../comparison'
import type { LayerChange } from './layer-changes'
import { arrowPath, type Moved, movedLayers } from './place-moved'
import { words } from './words'
import styles from './variant.module.css'

type Size = Pick<Picture, 'width' | 'height'>

interface Props {
  rows: readonly LayerChange[]
  base: ComparedFrame
  variant: ComparedFrame
}

/** As high as leaves room for the rest. */
const HIGHEST_PX = 360
/** Part of the picture that a label above a layer needs. */
const LABEL_HEIGHT = 0.06

/** The variant with the layers that win and lose most, and arrows from where they lay before. */
export function MovedLayers({ rows, base, variant }: Props): JSX.Element | null {
  const moved = movedLayers(rows, base.record.picture, variant.record.picture)
  const picture = usePicture(variant)
  if (moved.length === 0) return null
  const { width, height } = variant.record.picture
  const said = moved.map(({ row }) => `${row.layer.name} ${pointsOf(row)}`).join(', ')
  return (
    <div class={styles.difference}>
      <figure
        class={styles.figure}
        role="img"
        aria-label={words().picture(variant.name, base.name, said)}
      >
        <div
          class={styles.box}
          style={{
            width: `min(100%, ${Math.round((HIGHEST_PX * width) / height)}px)`,
            aspectRatio: `${width} / ${height}`
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <Arrows moved={moved} size={variant.record.picture} />
          {moved.map((one) => (
            <Tint key={one.row.here?.id} moved={one} />
          ))}
        </div>
      </figure>
      <p class={styles.key}>
        <span class={styles.less}>{words().less}</span>
        <span class={styles.more}>{words().more}</span>
        {moved.some(({ from }) => from !== null) && <span>{words().movedFrom}</span>}
      </p>
    </div>
  )
}

/** The kept small picture, until the frame itself is exported. */
function usePicture(frame: ComparedFrame): string {
  const compare = useCompare()
  const { errors } = useTools()
  const { nodeId, record } = frame
  const [sharp, setSharp] = useState<{ of: string; url: string } | null>(null)
  useEffect(() => {
    let current = true
    errors.guard(async () => {
      const url = await compare.pictureOf(frame)
      if (current && url !== null) setSharp({ of: record.runId, url })
    })
    return () => {
      current = false
    }
  }, [nodeId, record.runId])
  return sharp?.of === record.runId ? sharp.url : thumbnailOf(record)
}

/** In px of the picture, so that arrowheads keep their shape; lines keep their width whatever its size. */
function Arrows({ moved, size }: { moved: readonly Moved[]; size: Size }): JSX.Element {
  const { width, height } = size
  return (
    <svg class={styles.arrows} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {moved.map(({ row, from, at, wins }) => {
        if (from === null) return null
        const d = arrowPath(from, at, size)
        return (
          <g key={row.here?.id}>
            <path d={d} class={styles.halo} />
            <path d={d} class={wins ? styles.moreLine : styles.lessLine} />
          </g>
        )
      })}
    </svg>
  )
}

function Tint({ moved: { row, at, wins } }: { moved: Moved }): JSX.Element {
  const [left, top, width, height] = at.map((part) => `${part * 100}%`)
  return (
    <span
      class={classNames(
        styles.tint,
        wins ? styles.moreTint : styles.lessTint,
        at[1] < LABEL_HEIGHT && styles.atTop
      )}
      style={{ left, top, width, height }}
    >
      <span class={styles.points}>{pointsOf(row)}</span>
    </span>
  )
}

function pointsOf({ base, here }: LayerChange): string {
  return formatRoughPoints(here?.attention ?? 0, base?.attention ?? 0)
}
