import { gaussianBlur } from '../../../src/perception/filters/gaussian-blur'
import { fixationDensity } from './fixation-metrics'
import { metricRow } from './metric-row'
import type { MetricRow, ScoredPicture } from './metric-row'
import { mapsOf } from './models'
import { readPixels } from './read-pixels'
import { requireData, viewedPictures } from './viewing-data'
import type { Fixation, ViewedPicture } from './viewing-data'

/**
 * How well the engine and simpler models predict where people looked, on every picture at hand.
 *
 *   npx tsx test/bench/perception/benchmark.ts
 */

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

function print(set: string, rows: Record<string, MetricRow>): void {
  console.log(`${set.padEnd(34)}  NSS    CC     AUC    sAUC`)
  for (const [name, row] of Object.entries(rows)) {
    const cells = [row.nss, row.cc, row.auc, row.sauc].map((value) => value.toFixed(3).padEnd(6))
    console.log(`  ${name.padEnd(32)}  ${cells.join(' ')}`)
  }
}

async function main(): Promise<void> {
  requireData()
  for (const set of ['osie', 'sun'] as const) print(set, await rowsOf(set))
}

await main()
