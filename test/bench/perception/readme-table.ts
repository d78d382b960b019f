import { format } from 'prettier'
import { ROW_LABELS } from './accuracy'
import type { Accuracy, RowName } from './accuracy'
import { percent, SCORE_COLUMNS } from './accuracy-tables'
import type { Measured } from './measured'
import { meanScores } from './score-map'
import { VIEWED_SETS } from './viewed-sets'
import type { SetName } from './viewed-sets'

const COMMAND = '`npm run bench -- perception`'
const BOLD: RowName[] = ['attention', 'perception']

/** The figures as they stand in the README, formatted as Prettier wants them there. */
export async function readmeTable(measured: Measured, today: Date): Promise<string> {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(today)
  const { accuracy, clarity } = measured
  const parts = [
    `Scores on ${date} (${COMMAND}; higher is better, but for KL; the data is not part of this repository):`,
    ...(Object.keys(VIEWED_SETS) as SetName[]).map((set) => setTable(set, accuracy[set])),
    interfaceTable(measured),
    `Clarity agrees with people's ratings of ${clarity.pictures} advertisements at a Pearson correlation of ${short(clarity.pearson)} (Spearman ${short(clarity.spearman)}; ${clarity.folds}-fold, mean of ${clarity.repeats} divisions).`,
    costTable(measured)
  ]
  return format(parts.join('\n\n'), { parser: 'markdown', printWidth: 100, proseWrap: 'preserve' })
}

function setTable(set: SetName, accuracy: Accuracy): string {
  const rows = (Object.keys(ROW_LABELS) as RowName[]).map((name) => {
    const { auc, sauc, nss, cc, kl, sim, peak } = meanScores(accuracy[name])
    const cells = [ROW_LABELS[name], ...[auc, sauc, nss, cc, kl, sim].map(short), percent(peak)]
    return BOLD.includes(name) ? cells.map((cell) => `**${cell}**`) : cells
  })
  return markdownTable([VIEWED_SETS[set].title, ...SCORE_COLUMNS], rows)
}

function interfaceTable({ interfaces }: Measured): string {
  const rows = interfaces.map(({ label, nss, cc }) => [label, short(nss), short(cc)])
  return markdownTable(['UEyes: 108 screens, where people look by habit', 'NSS', 'CC'], rows)
}

function costTable({ costs }: Measured): string {
  const header = ['2000 × 1125 px', 'warm', 'whole cold process', 'memory at 2000 × 2000 px']
  const rows = costs.map(({ task, warm, whole, peak }) => [
    task,
    `${warm.toFixed(0)} ms`,
    `${whole.toFixed(0)} ms`,
    `${peak.toFixed(0)} MB`
  ])
  return markdownTable(header, rows)
}

function markdownTable(header: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Two decimals without the leading zero, as psychologists write what is at most one. */
function short(value: number): string {
  return value.toFixed(2).replace(/^(-?)0\./, '$1.')
}
