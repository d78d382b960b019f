import { Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { fileWords } from '../../../file'
import { Hidden } from '../../kit/hidden'
import { thumbnailOf } from '../../tools/thumbnail'
import { useTools } from '../../tools/use-tools'
import { placeWords } from '../../words/standing-words'
import { briefly, COLUMN_FACTS, type ColumnId, columnsOf, type Delta, deltaOf } from '../columns'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { type Direction, sortRows } from '../sort-rows'
import { rankVariants } from '../verdict/rank-variants'
import { words } from '../words'
import styles from './ranking.module.css'

interface Sorting {
  by: ColumnId | 'name'
  direction: Direction
}

/** Variants with their numbers. Each has two lines, so that all columns fit into a narrow panel. */
export function RankingTable({ comparison }: { comparison: Comparison }): JSX.Element {
  const { verdict } = comparison
  const [chosen, choose] = useState<Sorting | null>(null)
  const columns = columnsOf(comparison)
  const sorting = chosen ?? { by: rankVariants(comparison)?.by ?? 'name', direction: 'descending' }
  const groups = groupsOf(comparison)
  const sortBy = (by: Sorting['by']): void => choose(next(sorting, by))
  return (
    <section class={styles.ranking} aria-label={words().ranking.ranking}>
      <table class={styles.table} aria-label={words().ranking.table}>
        <thead>
          <tr>
            <SortHeader
              name={words().ranking.frame}
              span={Math.max(1, columns.length)}
              direction={sorting.by === 'name' ? sorting.direction : null}
              sort={() => sortBy('name')}
            />
          </tr>
          <tr>
            {columns.map((id) => (
              <SortHeader
                key={id}
                name={COLUMN_FACTS[id].short}
                about={COLUMN_FACTS[id].meaning}
                direction={sorting.by === id ? sorting.direction : null}
                sort={() => sortBy(id)}
              />
            ))}
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
            {sortRows(members, (frame) => valueOf(sorting.by, frame), sorting.direction).map(
              (frame) => (
                <RankingRow
                  key={frame.nodeId}
                  frame={frame}
                  base={base}
                  columns={columns}
                  isBase={frame === base && members.length > 1}
                  wins={frame.nodeId === verdict.winnerId}
                />
              )
            )}
          </Fragment>
        ))}
      </table>
      <p class={styles.note}>{words().ranking.note}</p>
    </section>
  )
}

function valueOf(by: Sorting['by'], frame: ComparedFrame): number | string | null {
  return by === 'name' ? frame.name : COLUMN_FACTS[by].valueOf(frame)
}

/** The best first, names from A; pressed again, the other way round. */
function next({ by, direction }: Sorting, wanted: Sorting['by']): Sorting {
  if (by !== wanted) {
    const ascending = wanted === 'name' || wanted === 'rank'
    return { by: wanted, direction: ascending ? 'ascending' : 'descending' }
  }
  return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
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

interface SortHeaderProps {
  name: string
  about?: string
  span?: number
  /** null when the rows are sorted by another column. */
  direction: Direction | null
  sort: () => void
}

/** A column's header, which sorts by it. */
export function SortHeader({
  name,
  about,
  span = 1,
  direction,
  sort
}: SortHeaderProps): JSX.Element {
  return (
    <th scope="col" colSpan={span} aria-sort={direction ?? 'none'} title={about}>
      <button type="button" class={styles.sort} onClick={sort}>
        {name}
        <span class={styles.arrow} aria-hidden="true">
          {direction !== null && (direction === 'ascending' ? '↑' : '↓')}
        </span>
      </button>
    </th>
  )
}
