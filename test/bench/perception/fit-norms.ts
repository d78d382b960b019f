import { NORMED_NUMBERS, normedNumber, perceive, runToEnd } from '../../../src/perception'
import type { NormedNumber, Perception } from '../../../src/perception'
import { KNOWN_KINDS, knownPictures, readKnown, weightedQuantile } from './designs-at-hand'
import type { KnownKind } from './designs-at-hand'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Prints the table of src/perception/norms/norm-table.ts over the pictures at hand, and the fewest contours
 * among them; with --write the numbers are put into the source. To be run again, last of all fits, whenever a
 * measure or the prediction of attention changes.
 *
 *   npx tsx test/bench/perception/fit-norms.ts [--write]
 */

type Row = Record<NormedNumber, number>

async function measured(kind: KnownKind): Promise<Row[]> {
  const medium = kind === 'desktop' ? 'desktopWeb' : 'generic'
  const rows: Row[] = []
  for (const picture of knownPictures([kind])) {
    rows.push(rowOf(runToEnd(perceive(await readKnown(picture), { medium }))))
  }
  return rows
}

function rowOf(perception: Perception): Row {
  const numbers = NORMED_NUMBERS.map((name) => [name, normedNumber(perception, name)])
  return Object.fromEntries(numbers) as Row
}

const short = (value: number): string => String(Number(value.toPrecision(3)))

/** Lower quartile, mean and upper quartile. */
function norm(values: number[]): string {
  const weights = values.map(() => 1 / values.length)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [low, high] = [0.25, 0.75].map((part) => weightedQuantile(values, weights, part))
  return [low!, mean, high!].map(short).join(', ')
}

/** The table's text with one kind's numbers in it. */
function withKind(source: string, kind: KnownKind, rows: Row[]): string {
  const start = source.indexOf(`  ${kind}: {`)
  const end = source.indexOf('\n  }', start)
  let text = putBetween(source.slice(start, end), 'count: ', ',', String(rows.length))
  for (const name of NORMED_NUMBERS) {
    text = putBetween(text, ` ${name}: [`, ']', norm(rows.map((row) => row[name])))
  }
  return source.slice(0, start) + text + source.slice(end)
}

async function main(): Promise<void> {
  requireData()
  const kinds: [KnownKind, Row[]][] = []
  for (const kind of KNOWN_KINDS) kinds.push([kind, await measured(kind)])
  for (const [kind, rows] of kinds) {
    console.log(`${kind}, ${rows.length} pictures`)
    for (const name of NORMED_NUMBERS)
      console.log(`  ${name}: ${norm(rows.map((row) => row[name]))}`)
    const fewest = rows.map(({ contourCount }) => contourCount).sort((one, other) => one - other)
    console.log(`  fewest contours: ${fewest.slice(0, 5).join(', ')}`)
  }
  await writeConstants(
    new URL('../../../src/perception/norms/norm-table.ts', import.meta.url),
    (source) => kinds.reduce((text, [kind, rows]) => withKind(text, kind, rows), source)
  )
}

await main()
