import { perceive, runToEnd } from '../../../src/perception'
import { type KnownKind, knownPictures, readKnown, weightedQuantile } from './designs-at-hand'
import { requireData } from './viewing-data'
import { type Constant, writeConstants } from './write-constants'

/**
 * Prints the quartiles of src/perception/scores/norms.ts over the pictures at hand, and the fewest contours
 * among them; with --write the quartiles are put into the source. To be run again, last of all fits, whenever
 * clarity or the count of contours changes.
 *
 *   npx tsx test/bench/perception/fit-norms.ts [--write]
 */

const KINDS = ['desktop', 'poster', 'photograph'] as const

interface Row {
  clarity: number
  contourCount: number
}

async function measured(kind: KnownKind): Promise<Row[]> {
  const medium = kind === 'desktop' ? 'desktopWeb' : 'generic'
  const rows: Row[] = []
  for (const picture of knownPictures([kind])) {
    const { clarity, measures } = runToEnd(perceive(await readKnown(picture), { medium }))
    rows.push({ clarity: clarity.score, contourCount: measures.contourCount })
  }
  return rows
}

/** Lower and upper quartile of clarity. */
function quartiles(rows: readonly Row[]): string {
  const values = rows.map(({ clarity }) => clarity)
  const weights = values.map(() => 1 / values.length)
  const [low, high] = [0.25, 0.75]
    .map((part) => weightedQuantile(values, weights, part))
    .map((value) => Number(value.toPrecision(3)))
  return ` low: ${low}, high: ${high} `
}

async function main(): Promise<void> {
  requireData()
  const kinds: [KnownKind, Row[]][] = []
  for (const kind of KINDS) kinds.push([kind, await measured(kind)])
  for (const [kind, rows] of kinds) {
    console.log(`${kind}, ${rows.length} pictures:${quartiles(rows)}`)
    const fewest = rows.map(({ contourCount }) => contourCount).sort((one, other) => one - other)
    console.log(`  fewest contours: ${fewest.slice(0, 5).join(', ')}`)
  }
  await writeConstants(
    'src/perception/scores/norms.ts',
    ...kinds.map(([kind, rows]): Constant => [`  ${kind}: {`, '}', quartiles(rows)])
  )
}

await main()
