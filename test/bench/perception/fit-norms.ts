import { type NormedScore, perceive, type Perception, runToEnd } from '../../../src/perception'
import {
  KNOWN_KINDS,
  type KnownKind,
  knownPictures,
  readKnown,
  weightedQuantile
} from './designs-at-hand'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Prints the quartiles of src/perception/scores/norms.ts over the pictures at hand, and the fewest contours
 * among them; with --write the quartiles are put into the source. To be run again, last of all fits, whenever
 * clarity, excitingness or the count of contours changes.
 *
 *   npx tsx test/bench/perception/fit-norms.ts [--write]
 */

const SCORES: NormedScore[] = ['clarity', 'excitingness']

type Row = Record<NormedScore, number> & { contourCount: number }

async function measured(kind: KnownKind): Promise<Row[]> {
  const medium = kind === 'desktop' ? 'desktopWeb' : 'generic'
  const rows: Row[] = []
  for (const picture of knownPictures([kind])) {
    rows.push(rowOf(runToEnd(perceive(await readKnown(picture), { medium }))))
  }
  return rows
}

function rowOf({ clarity, excitingness, measures }: Perception): Row {
  const { contourCount } = measures
  return { clarity: clarity.score, excitingness: excitingness.score, contourCount }
}

/** Lower and upper quartile of a score. */
function quartiles(rows: Row[], score: NormedScore): string {
  const values = rows.map((row) => row[score])
  const weights = values.map(() => 1 / values.length)
  const [low, high] = [0.25, 0.75]
    .map((part) => weightedQuantile(values, weights, part))
    .map((value) => Number(value.toPrecision(3)))
  return `low: ${low}, high: ${high}`
}

/** The table's text with one kind's quartiles in it. */
function withKind(source: string, kind: KnownKind, rows: Row[]): string {
  const start = source.indexOf(`  ${kind}: {`)
  const end = source.indexOf('\n  }', start)
  const text = SCORES.reduce(
    (result, score) => putBetween(result, ` ${score}: { `, ' }', quartiles(rows, score)),
    source.slice(start, end)
  )
  return source.slice(0, start) + text + source.slice(end)
}

async function main(): Promise<void> {
  requireData()
  const kinds: [KnownKind, Row[]][] = []
  for (const kind of KNOWN_KINDS) kinds.push([kind, await measured(kind)])
  for (const [kind, rows] of kinds) {
    console.log(`${kind}, ${rows.length} pictures`)
    for (const score of SCORES) console.log(`  ${score}: ${quartiles(rows, score)}`)
    const fewest = rows.map(({ contourCount }) => contourCount).sort((one, other) => one - other)
    console.log(`  fewest contours: ${fewest.slice(0, 5).join(', ')}`)
  }
  await writeConstants(
    new URL('../../../src/perception/scores/norms.ts', import.meta.url),
    (source) => kinds.reduce((text, [kind, rows]) => withKind(text, kind, rows), source)
  )
}

await main()
