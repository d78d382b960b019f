import type { Table } from '../../table'
import { percent, short } from '../markdown'
import type { OrderMeasured } from './measure-order'

/** How well orders of boxes agree with what people see early. */
export function orderTable({ pages, boxes, rows, leftOut, seenFirst }: OrderMeasured): Table {
  const all = { ...rows, 'Glance, exponent and maps fitted with the site left out': leftOut }
  return {
    title: `FiWI: what is seen first, ${boxes} boxes on ${pages} web pages`,
    note: `Seen early: part of the viewers who look at a box, or within the eye's aim beside it, in the first 1.5 s of the page. Boxes are measured as the panel measures layers: a container has what its content leaves, looks beside a box count for it; faces belong to their picture. Maps fitted without the page's site. The exponent is the largest whose mean of the three figures is within .005 of the best, on all pages ${seenFirst}.`,
    columns: [
      'rank correlation',
      'what comes first is seen early by',
      'most seen early, among the first three'
    ],
    rows: Object.entries(all).map(([label, { correlation, first, amongThree }]) => ({
      label,
      values: [short(correlation), percent(first), percent(amongThree)]
    }))
  }
}
