import type { Table } from '../../table'
import type { Gain } from '../gains'
import { viewedSet } from '../viewed-sets'
import { bothScores } from '../write-figures'

/** What the network of pictures gains. */
export function sightTables(gains: readonly Gain[]): Table[] {
  return [
    {
      title: 'What the backbone gains',
      note: 'NSS and CC, or CC alone, of maps fitted with the site left out.',
      columns: ['pictures', 'without', 'with'],
      rows: gains.map(({ set, pictures, ...scores }) => ({
        label: viewedSet(set).name,
        values: [pictures, bothScores(scores.without), bothScores(scores.with)]
      }))
    }
  ]
}
