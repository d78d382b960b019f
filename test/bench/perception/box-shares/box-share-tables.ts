import type { Table } from '../../table'
import { percent, short } from '../markdown'
import { viewedSet } from '../viewed-sets'
import { type BoxedSet, type BoxShares, SHARE_ROWS, type ShareRow } from './measure-box-shares'

/** How well predicted shares of boxes agree with people's, and what each kind of box gets. */
export function boxShareTables(
  set: BoxedSet,
  { pictures, boxes, rows, kinds }: BoxShares
): Table[] {
  const { name, truth } = viewedSet(set)
  const people = truth === 'places' ? 'fixations in the box over all' : 'painted importance in it'
  const judged = SHARE_ROWS[rows.leftOut ? 'leftOut' : 'engine']
  return [
    {
      title: `${name}: shares of ${boxes} boxes on ${pictures} pictures`,
      note: `Predicted share per box against people's share (${people}): correlations over the boxes of a picture, and where the box that people gave most stands; means over pictures. Boxes may lie in one another. Pull is share over area.`,
      columns: [
        'Pearson',
        'Spearman',
        'Spearman of pull',
        'the most looked-at box is first',
        'among the first three'
      ],
      rows: (Object.keys(SHARE_ROWS) as ShareRow[]).flatMap((row) => {
        const agreement = rows[row]
        if (!agreement) return []
        const { pearson, spearman, pull, first, amongThree } = agreement
        const values = [
          ...[pearson, spearman, pull].map(short),
          percent(first),
          percent(amongThree)
        ]
        return { label: SHARE_ROWS[row], values }
      })
    },
    {
      title: `${name}: shares by kind of box`,
      note: `Means over boxes; predicted by: ${judged}.`,
      columns: ['boxes', 'predicted', 'people', 'predicted / people'],
      rows: kinds.map(({ kind, boxes, predicted, people }) => ({
        label: kind,
        values: [
          boxes,
          ...[predicted, people].map((share) => `${(100 * share).toFixed(1)}%`),
          (predicted / people).toFixed(2)
        ]
      }))
    }
  ]
}
