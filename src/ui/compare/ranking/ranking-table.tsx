import { Fragment, type JSX } from 'preact'
import { useState } from 'preact/hooks'
import { fileWords } from '../../../file'
import { columnsOf } from '../board/board-content'
import { COLUMN_FACTS, type ColumnId } from '../columns'
import type { ComparedFrame, Comparison } from '../comparison'
import { type Direction, sortRows } from '../sort-rows'
import { groupsOf } from '../groups'
import { contestOf } from '../verdict/contest'
import { RankingRow } from './ranking-row'
import { SortHeader } from './sort-header'
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
  const sorting = chosen ?? { by: contestOf(comparison)?.by ?? 'name', direction: 'descending' }
  const groups = groupsOf(comparison)
  const sortBy = (by: Sorting['by']): void => choose(next(sorting, by))
  return (
    <section class={styles.ranking} aria-label="Ranking">
      <table class={styles.table} aria-label="Variants, with differences from the base">
        <thead>
          <tr>
            <SortHeader
              name="Frame"
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
      <p class={styles.note}>
        Differences are from the base. ▲ is better, ▼ worse, ≈ too small to mean anything.
      </p>
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
