import type { Table } from '../table'
import { type Accuracy, ROW_LABELS, type RowName } from './accuracy'
import { bootstrapInterval } from './bootstrap'
import { percent } from './markdown'
import { meanScores, type Scores } from './score-map'
import { SET_NAMES, type SetName, viewedSet } from './viewed-sets'

const SCORE_COLUMNS = ['NSS', 'CC', 'AUC-Judd', 'sAUC', 'KL', 'SIM', 'peak in top 10%']

const three = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3))

function scoreValues({ auc, sauc, nss, cc, kl, sim, peak }: Scores): string[] {
  return [...[nss, cc, auc, sauc, kl, sim].map(three), percent(peak)]
}

/** The mean scores of a row; not numbers where it was not measured. */
export function rowScores(accuracy: Accuracy | undefined, row: RowName): Scores {
  return meanScores(accuracy?.[row] ?? [])
}

/** The row that counts: the engine's maps by constants that never saw the site, where there are such. */
export function judgedRow(set: SetName, accuracy: Accuracy | undefined): RowName {
  return accuracy?.leftOut ? 'leftOut' : viewedSet(set).media[0]
}

/** Every model's mean scores on a set. */
export function accuracyTable(set: SetName, accuracy: Accuracy): Table {
  const { title, truth, media } = viewedSet(set)
  const held =
    truth === 'places'
      ? 'the density of places blurred by .03 of the longer side'
      : 'the importance map'
  const names = (Object.keys(ROW_LABELS) as RowName[]).filter((name) => accuracy[name])
  return {
    title,
    note: `Means over pictures, on a grid of 128 cells on the longer side; lower is better for KL. CC, KL, SIM and the peak are held against ${held}. First looks are of the medium ${media[0]}.`,
    columns: SCORE_COLUMNS,
    rows: names.map((name) => ({
      label: ROW_LABELS[name],
      values: scoreValues(rowScores(accuracy, name))
    }))
  }
}

/** How far chance in the choice of pictures reaches. */
export function certaintyTable(all: Partial<Record<SetName, Accuracy>>): Table {
  const rows = SET_NAMES.flatMap((set) => {
    const accuracy = all[set]
    if (!accuracy) return []
    const row = judgedRow(set, accuracy)
    const scores = accuracy[row] ?? []
    return {
      label: `${viewedSet(set).name}: ${ROW_LABELS[row]}`,
      values: [
        scores.length,
        withInterval(scores.map(({ nss }) => nss)),
        withInterval(scores.map(({ cc }) => cc))
      ]
    }
  })
  return {
    title: 'How sure the means are',
    note: '95% intervals over pictures (1000 bootstrap samples).',
    columns: ['pictures', 'NSS', 'CC'],
    rows
  }
}

function withInterval(values: number[]): string {
  if (values.some(Number.isNaN)) return '–'
  const { low, high } = bootstrapInterval(values)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return `${three(mean)} (${three(low)} to ${three(high)})`
}
