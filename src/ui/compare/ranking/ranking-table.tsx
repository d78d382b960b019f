import { Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { fileWords } from '../../../file'
import { Hidden } from '../../kit/hidden'
import { thumbnailOf } from '../../tools/thumbnail'
import { useTools } from '../../tools/use-tools'
import { placeWords } from '../../words/rank-words'
import { briefly, COLUMN_FACTS, type ColumnId, columnsOf, type Delta, deltaOf } from '../columns'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { type Direction, sortRows } from '../sort-rows'
import { rankVariants } from '../verdict/rank-variants'
import { words } from '../words'
import { Note } from '../../kit/note'
import styles from './ranking.module.css'

/** Variants with their numbers. Each has two lines, so that all columns fit into a narrow panel. */
export function RankingTable({ comparison }: { comparison: Comparison }): JSX.Element {
  const { verdict } = comparison
  const columns = columnsOf(comparison)
  const { by, direction, header } = useSorting<ColumnId | 'name'>(
    { by: rankVariants(comparison)?.by ?? 'name', direction: 'descending' },
    ['name', 'rank']
  )
  const groups = groupsOf(comparison)
  return (
    <section class={styles.ranking} aria-label={words().ranking.ranking}>
      <table class={styles.table} aria-label={words().ranking.table}>
        <thead>
          <tr>{header('name', words().ranking.frame, undefined, Math.max(1, columns.length))}</tr>
          <tr>
            {columns.map((id) => header(id, COLUMN_FACTS[id].short, COLUMN_FACTS[id].meaning))}
          </tr>
        </thead>
        {groups.map(({ medium, base, frames: members }) => (
          <Fragment key={medium}>
            {groups.length > 1 && (
              <tbody>
                <tr>
                  <th scope="rowgroup" class={styles.medium} colSpan={Math.max(1, columns.length)}>
                    {fileWords().medium[medium]}
                  </th>
                </tr>
              </tbody>
            )}
            {sortRows(members, (frame) => valueOf(by, frame), direction).map((frame) => (
              <RankingRow
                key={frame.nodeId}
                frame={frame}
                base={base}
                columns={columns}
                isBase={frame === base && members.length > 1}
                wins={frame.nodeId === verdict.winnerId}
              />
            ))}
          </Fragment>
        ))}
      </table>
      <Note>{words().ranking.note}</Note>
    </section>
  )
}

function valueOf(by: ColumnId | 'name', frame: ComparedFrame): number | string | null {
  return by === 'name' ? frame.name : COLUMN_FACTS[by].valueOf(frame)
}

interface Props {
  frame: ComparedFrame
  base: ComparedFrame
  columns: readonly ColumnId[]
  /** Others are compared with it. */
  isBase: boolean
  wins: boolean
}

/** A variant: its picture and name, and its numbers below. */
function RankingRow({ frame, base, columns, isBase, wins }: Props): JSX.Element {
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
              title={words().ranking.select(name)}
              onClick={() => errors.guard(() => bridge.selectNode(nodeId))}
            >
              <img class={styles.thumbnail} src={thumbnailOf(record)} alt="" draggable={false} />
              <span class={styles.words}>{name}</span>
            </button>
            {wins && <span class={styles.wins}>{words().ranking.wins}</span>}
            {isBase && <span class={styles.tag}>{words().ranking.base}</span>}
            {record.outOfDate && <span class={styles.tag}>{words().ranking.outOfDate}</span>}
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
  const place = id === 'rank' && frame.mainAction ? placeWords(frame.mainAction) : null
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
  const { tooClose, better, worse } = words().ranking
  const meaning = noise ? tooClose : { better, worse, none: null }[tone]
  return (
    <span class={styles[tone]}>
      <span aria-hidden="true">{noise ? '≈' : SIGNS[tone]} </span>
      {text}
      {meaning !== null && <Hidden>{`, ${meaning}`}</Hidden>}
    </span>
  )
}

interface Sorting<By extends string> {
  by: By
  direction: Direction
}

/**
 * How a table is sorted, and headers that sort by their column: largest first but for those in `ascending`; pressed again,
 * the other way round.
 */
export function useSorting<By extends string>(first: Sorting<By>, ascending: readonly By[]) {
  const [chosen, choose] = useState<Sorting<By> | null>(null)
  const { by, direction } = chosen ?? first
  const sort = (column: By): void => {
    const isUp = by === column ? direction === 'descending' : ascending.includes(column)
    choose({ by: column, direction: isUp ? 'ascending' : 'descending' })
  }
  const header = (column: By, name: string, about?: string, span = 1): JSX.Element => (
    <th
      key={column}
      scope="col"
      colSpan={span}
      aria-sort={by === column ? direction : 'none'}
      title={about}
    >
      <button type="button" class={styles.sort} onClick={() => sort(column)}>
        {name}
        <span class={styles.arrow} aria-hidden="true">
          {by === column && (direction === 'ascending' ? '↑' : '↓')}
        </span>
      </button>
    </th>
  )
  return { by, direction, header }
}
