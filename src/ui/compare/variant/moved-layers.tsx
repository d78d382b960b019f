import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { LayerShare, Picture } from '../../../file'
import { classNames } from '../../kit/class-names'
import { thumbnailOf } from '../../tools/thumbnail'
import { useTools } from '../../tools/use-tools'
import { formatRoughPoints } from '../../words/format-numbers'
import { useCompare } from '../compare-store'
import type { ComparedFrame } from '../comparison'
import { type LayerChange, realGain } from './layer-changes'
import { words } from './words'
import { PictureBox } from '../../kit/picture-box'
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
  const said = moved.map(({ row }) => `${row.layer.name} ${pointsOf(row)}`).join(', ')
  return (
    <div class={styles.difference}>
      <figure
        class={styles.figure}
        role="img"
        aria-label={words().picture(variant.name, base.name, said)}
      >
        <PictureBox size={variant.record.picture} highest={HIGHEST_PX}>
          <img src={picture} alt="" draggable={false} />
          <Arrows moved={moved} size={variant.record.picture} />
          {moved.map((one) => (
            <Tint key={one.row.here?.id} moved={one} />
          ))}
        </PictureBox>
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

type Box = LayerShare['box']

/** A layer that wins or loses attention, in the variant's picture. */
export interface Moved {
  row: LayerChange
  /** Parts of the variant's picture. */
  at: Box
  /** Where it lay in the base, in parts of the variant's picture; null where it did not move. */
  from: Box | null
  wins: boolean
}

/** Most layers shown: more cannot be read at a glance. */
const MOST = 4
/** Parts of the picture's width: less is not seen as moved. */
const FAR = 0.02

/** The layers of a variant that win or lose most against the base, the largest change first. */
export function movedLayers(rows: readonly LayerChange[], base: Size, variant: Size): Moved[] {
  // Pages of one width are alike px by px, however long each is.
  const stretch = ((base.height / base.width) * variant.width) / variant.height
  return rows
    .filter((row) => realGain(row) !== 0)
    .sort((one, other) => Math.abs(realGain(other)) - Math.abs(realGain(one)))
    .flatMap((row): Moved[] => {
      if (row.here === null) return []
      const point = row.here.box
      const [x, y, width, height] = row.base?.box ?? point
      const from: Box = [x, y * stretch, width, height * stretch]
      const away = row.base === null ? null : farFrom(from, point) ? from : null
      return [{ row, at: point, from: away, wins: realGain(row) > 0 }]
    })
    .slice(0, MOST)
}

function farFrom(one: Box, other: Box): boolean {
  const across = one[0] + one[2] / 2 - (other[0] + other[2] / 2)
  const down = one[1] + one[3] / 2 - (other[1] + other[3] / 2)
  return Math.hypot(across, down) > FAR
}

type Point = readonly [x: number, y: number]

/** Length of an arrowhead's side as a part of the picture's longer edge. */
const HEAD = 0.025
/** Between a head's side and the arrow, rad. */
const SPREAD = 0.5

/**
 * An SVG path from the middle of where a layer lay to the edge of where it lies, so that the arrow covers
 * nothing of it. Boxes are parts of the picture; the path is in its px.
 */
export function arrowPath(from: Box, to: Box, { width, height }: Size): string {
  const start = middle(from)
  const end = edgeTowards(to, start)
  const [x1, y1] = [start[0] * width, start[1] * height]
  const [x2, y2] = [end[0] * width, end[1] * height]
  const back = Math.atan2(y1 - y2, x1 - x2)
  const side = (turn: number): string => {
    const length = HEAD * Math.max(width, height)
    return point(x2 + length * Math.cos(back + turn), y2 + length * Math.sin(back + turn))
  }
  return `M${point(x1, y1)}L${point(x2, y2)}M${side(SPREAD)}L${point(x2, y2)}L${side(-SPREAD)}`
}

function middle([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** Where the line from a point to a box's middle meets the box; the middle itself for a point inside. */
function edgeTowards(box: Box, [x, y]: Point): Point {
  const [cx, cy] = middle(box)
  const [dx, dy] = [x - cx, y - cy]
  const reach = Math.min(
    dx === 0 ? Infinity : box[2] / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box[3] / 2 / Math.abs(dy)
  )
  return reach >= 1 ? [cx, cy] : [cx + dx * reach, cy + dy * reach]
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)} `
}
