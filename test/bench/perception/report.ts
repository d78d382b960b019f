import { gaussianBlur } from '../../../src/perception/filters/gaussian-blur'
import type { Table } from '../table'
import { fixationDensity } from './fixation-metrics'
import { metricRow } from './metric-row'
import type { MetricRow, ScoredPicture } from './metric-row'
import { mapsOf } from './models'
import { readPixels } from './read-pixels'
import { hasData, viewedPictures } from './viewing-data'
import type { Fixation, ViewedPicture } from './viewing-data'

/** How well the engine and simpler models predict where people looked, on every picture at hand. */

/** Blur of the fixation density for CC, as part of the longer side: one degree on OSIE. */
const BLUR = { osie: 0.03, sun: 0.03 }
const VIEWER_GRID = { osie: { width: 128, height: 96 }, sun: { width: 128, height: 128 } }
type SetName = keyof typeof BLUR

async function rowsOf(set: SetName): Promise<Record<string, MetricRow>> {
  const pictures = viewedPictures(set)
  const scored: Record<string, ScoredPicture[]> = {}
  for (const { file, fixations } of pictures) {
    for (const [name, map] of Object.entries(mapsOf(await readPixels(file)))) {
      ;(scored[name] ??= []).push({ map, spots: fixations })
    }
  }
  const rows: Record<string, MetricRow> = {}
  for (const [name, maps] of Object.entries(scored)) rows[name] = metricRow(maps, BLUR[set])
  rows['half the viewers, on the others'] = viewerRow(set, pictures)
  return rows
}

/** The density of every second viewer's fixations, scored on the other viewers. */
function viewerRow(set: SetName, pictures: ViewedPicture[]): MetricRow {
  const { width, height } = VIEWER_GRID[set]
  const scored = pictures.map(({ fixations }) => {
    const [some, others] = halves(fixations)
    const map = fixationDensity(some, width, height, BLUR[set] * width)
    return { map: gaussianBlur(map, 1), spots: others }
  })
  return metricRow(scored, BLUR[set])
}

function halves(fixations: Fixation[]): [Fixation[], Fixation[]] {
  const viewers = [...new Set(fixations.map(({ viewer }) => viewer))]
  const isFirst = ({ viewer }: Fixation) => viewers.indexOf(viewer) % 2 === 0
  return [fixations.filter(isFirst), fixations.filter((fixation) => !isFirst(fixation))]
}

const TITLES: Record<SetName, string> = {
  osie: 'OSIE: 364 photographs, 15 viewers',
  sun: 'SUN: 223 scenes, 12 viewers'
}

/** Tables per set; a sentence instead when the viewing data is not at hand. */
export async function runPerceptionBench(): Promise<Table[]> {
  if (!hasData()) {
    console.log(
      'The viewing data is not here (PERCEPTION_DATA names its folder): accuracy is not measured.'
    )
    return []
  }
  const tables: Table[] = []
  for (const set of ['osie', 'sun'] as const) tables.push(tableOf(set, await rowsOf(set)))
  return tables
}

function tableOf(set: SetName, rows: Record<string, MetricRow>): Table {
  return {
    title: TITLES[set],
    note: 'Medium generic. Weights were tuned on these very pictures, which flatters the Glance rows a little.',
    columns: ['NSS', 'CC', 'AUC-Judd', 'sAUC'],
    rows: Object.entries(rows).map(([label, { nss, cc, auc, sauc }]) => ({
      label,
      values: [nss, cc, auc, sauc].map((value) => value.toFixed(3))
    }))
  }
}
