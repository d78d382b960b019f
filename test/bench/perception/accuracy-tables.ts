import type { Table } from '../table'
import { ROW_LABELS } from './accuracy'
import type { Accuracy, RowName } from './accuracy'
import { bootstrapInterval } from './bootstrap'
import { meanScores } from './score-map'
import type { Scores } from './score-map'
import { VIEWED_SETS } from './viewed-sets'
import type { SetName } from './viewed-sets'

/** Columns of the scores, in the order they are printed in. */
export const SCORE_COLUMNS = ['AUC-Judd', 'sAUC', 'NSS', 'CC', 'KL', 'SIM', 'peak in top 10 %']

/** Scores as they stand under `SCORE_COLUMNS`. */
export function scoreValues({ auc, sauc, nss, cc, kl, sim, peak }: Scores): string[] {
  return [...[auc, sauc, nss, cc, kl, sim].map((value) => value.toFixed(3)), percent(peak)]
}

/** Every model's mean scores on a set. */
export function accuracyTable(set: SetName, accuracy: Accuracy): Table {
  return {
    title: VIEWED_SETS[set].title,
    note: 'Medium generic, means over pictures; lower is better for KL. CC, KL, SIM and the peak are held against the fixation density blurred by .03 of the longer side.',
    columns: SCORE_COLUMNS,
    rows: (Object.keys(ROW_LABELS) as RowName[]).map((name) => ({
      label: ROW_LABELS[name],
      values: scoreValues(meanScores(accuracy[name]))
    }))
  }
}

/** How far chance in the choice of pictures reaches, and every second picture apart from the others. */
export function certaintyTable(set: SetName, accuracy: Accuracy): Table {
  const rows = (['attention', 'perception'] as const).map((name) => {
    const scores = accuracy[name]
    const halves = [0, 1].map((rest) => meanScores(scores.filter((_, i) => i % 2 === rest)))
    return {
      label: ROW_LABELS[name],
      values: [
        withInterval(scores.map(({ nss }) => nss)),
        withInterval(scores.map(({ cc }) => cc)),
        ...halves.map(({ nss, cc }) => `${nss.toFixed(3)}, ${cc.toFixed(3)}`)
      ]
    }
  })
  return {
    title: `${VIEWED_SETS[set].name}: how sure the means are`,
    note: '95 % intervals over pictures (1000 bootstrap samples), and the means on each half of the set.',
    columns: ['NSS', 'CC', 'NSS, CC of even pictures', 'of odd pictures'],
    rows
  }
}

function withInterval(values: number[]): string {
  const { low, high } = bootstrapInterval(values)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

export function percent(part: number): string {
  return `${Math.round(100 * part)} %`
}
