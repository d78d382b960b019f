import type { Table } from '../table'
import type { Accuracy, RowName } from './accuracy'
import type { Scores } from './score-map'
import { viewedPictures } from './viewing-data'

const COUNT = 10

const COLUMNS: [RowName, string][] = [
  ['leftOut', 'Glance, fitted with the site left out'],
  ['centre', 'centred Gaussian'],
  ['mean', 'mean map of other sites'],
  ['viewers', 'half the viewers, on the others']
]

/** The pages of FiWI that the engine knows least of, by NSS with their site left out; worst first. */
export function worstPagesTable(accuracy: Accuracy): Table {
  return worstTable(
    viewedPictures('fiwi').map(({ stem }) => stem),
    accuracy
  )
}

/** `stems` in the order of the scores. Empty where no map was made with the site left out. */
export function worstTable(stems: readonly string[], accuracy: Accuracy): Table {
  const judged = accuracy.leftOut ?? []
  const worst = judged
    .map(({ nss }, i) => ({ nss, i }))
    .sort((one, other) => one.nss - other.nss)
    .slice(0, COUNT)
  return {
    title: 'FiWI: the ten pages that Glance knows least of',
    note: 'NSS, CC.',
    columns: COLUMNS.map(([, label]) => label),
    rows: worst.map(({ i }) => ({
      label: stems[i]!,
      values: COLUMNS.map(([row]) => both(accuracy[row]?.[i]))
    }))
  }
}

const both = (scores: Scores | undefined): string =>
  scores ? `${scores.nss.toFixed(2)}, ${scores.cc.toFixed(2)}` : '–'
