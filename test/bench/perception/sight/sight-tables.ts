import type { Table } from '../../table'
import type { Scores } from '../score-map'
import { viewedSet } from '../viewed-sets'
import { bothScores } from '../write-figures'
import type { SightGain } from './sight-gains'

export function sightTables(gains: readonly SightGain[]): Table[] {
  const both = (scores: Scores): string => bothScores(scores)
  return [
    {
      title: 'What the backbone gains',
      note: 'NSS and CC, or CC alone, of maps fitted with the site left out; every fourth photograph. Shuffled: the same network with the weights of each layer in another order, weighed by a fit of its own.',
      columns: ['pictures', 'without', 'with', 'shuffled'],
      rows: gains.map(({ set, pictures, ...scores }) => ({
        label: viewedSet(set).name,
        values: [pictures, both(scores.without), both(scores.with), both(scores.shuffled)]
      }))
    }
  ]
}
