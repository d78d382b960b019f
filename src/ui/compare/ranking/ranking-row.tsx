import type { JSX } from 'preact'
import { Hidden } from '../../kit/hidden'
import { useTools } from '../../tools/use-tools'
import { thumbnailOf } from '../../tools/thumbnail'
import { placeWords } from '../../words/standing-words'
import { briefly, COLUMN_FACTS, type ColumnId } from '../columns'
import type { ComparedFrame } from '../comparison'
import { type Delta, deltaOf } from '../delta-of'
import { words } from './words'
import styles from './ranking.module.css'

interface Props {
  frame: ComparedFrame
  base: ComparedFrame
  columns: readonly ColumnId[]
  /** Others are compared with it. */
  isBase: boolean
  wins: boolean
}

/** A variant: its picture and name, and its numbers below. */
export function RankingRow({ frame, base, columns, isBase, wins }: Props): JSX.Element {
  const { bridge, errors } = useTools()
  const { nodeId, name, record } = frame
  return (
    <tbody class={styles.variant}>
      <tr>
        <th scope="rowgroup" colSpan={Math.max(1, columns.length)}>
          <span class={styles.head}>
            <button
              type="button"
              class={styles.name}
              title={words().select(name)}
              onClick={() => errors.guard(() => bridge.selectNode(nodeId))}
            >
              <img class={styles.thumbnail} src={thumbnailOf(record)} alt="" draggable={false} />
              <span class={styles.words}>{name}</span>
            </button>
            {wins && <span class={styles.wins}>{words().wins}</span>}
            {isBase && <span class={styles.tag}>{words().base}</span>}
            {record.outOfDate && <span class={styles.tag}>{words().outOfDate}</span>}
          </span>
        </th>
      </tr>
      <tr>
        {columns.map((id) => (
          <Value key={id} id={id} frame={frame} base={base} />
        ))}
      </tr>
    </tbody>
  )
}

function Value({ id, frame, base }: Pick<Props, 'frame' | 'base'> & { id: ColumnId }): JSX.Element {
  const delta = deltaOf(COLUMN_FACTS[id], frame, base)
  const place = id === 'rank' && frame.primary ? placeWords(frame.primary) : null
  return (
    <td title={place ?? undefined}>
      <span class={styles.value} aria-hidden={place !== null}>
        {briefly(id, frame)}
      </span>
      {place !== null && <Hidden>{place}</Hidden>}
      {delta !== null && <DeltaText delta={delta} />}
    </td>
  )
}

/** Colour is never the only sign. */
const SIGNS: Record<Delta['tone'], string> = { better: '▲', worse: '▼', none: '' }

/** A difference from the base, and what it is for the designer. */
function DeltaText({ delta }: { delta: Delta }): JSX.Element {
  const { text, tone, noise } = delta
  const { tooClose, better, worse } = words()
  const meaning = noise ? tooClose : { better, worse, none: null }[tone]
  return (
    <span class={styles[tone]}>
      <span aria-hidden="true">{noise ? '≈' : SIGNS[tone]} </span>
      {text}
      {meaning !== null && <Hidden>{`, ${meaning}`}</Hidden>}
    </span>
  )
}
