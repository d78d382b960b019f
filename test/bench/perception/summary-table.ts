import type { RowName } from './accuracy'
import { judgedRow, rowScores } from './accuracy-tables'
import { markdownTable, percent, short } from './markdown'
import type { Measured } from './measured'
import { hitPart } from './pop-out/hits'
import type { SetName } from './viewed-sets'

/** What a designer brings, in the order of how often. */
const ROWS: [SetName, string][] = [
  ['fiwi', 'web pages (FiWI, 84)'],
  ['ueyes-web', 'web screens of today, 3 s (UEyes, 10; CC)'],
  ['ueyes-phone', 'phone screens, 3 s (UEyes, 10; CC)'],
  ['gdi', 'posters and ads (GDI, 26; importance, CC)'],
  ['charts-free', 'charts (15)'],
  ['charts-described', 'charts, described (54)'],
  ['osie', 'photographs (OSIE, 364)'],
  ['sun', 'scenes (SUN, 223)']
]

const RIVALS: [RowName, string][] = [
  ['centre', 'centred blur'],
  ['steps', 'edges × mean of others'],
  ['viewers', 'half the viewers, on the others']
]

/** The summary of figures, as Markdown. */
export function summaryTable(measured: Measured): string {
  return [
    'NSS, CC: 0 is chance, higher is better.',
    ...accuracyRows(measured),
    [popOutLine(measured), clarityLine(measured), costLine(measured)].filter(Boolean).join('\n')
  ].join('\n\n')
}

function accuracyRows({ accuracy }: Measured): string[] {
  const rows = ROWS.flatMap(([set, label]) => {
    const scores = accuracy[set]
    if (!scores) return []
    // Where single looks are not at hand, viewers alone would have an NSS.
    const isByDensity = Number.isNaN(rowScores(scores, 'centre').nss)
    const both = (row: RowName): string => {
      const { nss, cc } = rowScores(scores, row)
      const known = (isByDensity ? [cc] : [nss, cc]).filter((value) => !Number.isNaN(value))
      return known.map(short).join(', ')
    }
    return [[label, `**${both(judgedRow(set, scores))}**`, ...RIVALS.map(([row]) => both(row))]]
  })
  const header = ['', 'Glance', ...RIVALS.map(([, label]) => label)]
  return rows.length > 0 ? [markdownTable(header, rows)] : []
}

function popOutLine({ popOut }: Measured): string {
  if (!popOut || popOut.scenes.length === 0) return ''
  const { scenes } = popOut
  return `- A disc, a badge or a button planted on web pages whose sites chose no limit is among the first three spots of the map in ${percent(hitPart(scenes))} of ${scenes.length} cases.`
}

function clarityLine({ clarity }: Measured): string {
  if (!clarity) return ''
  const { pictures, pearson, folds } = clarity
  return `- Clarity agrees with people's ratings of ${pictures} advertisements at a Pearson correlation of ${short(pearson)} (${folds}-fold).`
}

function costLine({ costs }: Measured): string {
  const engine = costs?.find(({ task }) => task === 'Glance, whole engine')
  if (!engine) return ''
  const { warm, whole, peak } = engine
  return `- 2000 × 1125 px take ${warm.toFixed(0)} ms warm, ${whole.toFixed(0)} ms as a whole cold process, and 2000 × 2000 px at most ${peak.toFixed(0)} MB.`
}
