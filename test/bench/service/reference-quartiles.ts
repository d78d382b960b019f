import { perceive, runToEnd } from '../../../src/perception'
import { valueOf } from '../../../src/service/texts/compare'
import { type Measured, measuredOf } from '../../../src/service/texts/measured'
import type { ComparedNumber } from '../../../src/service/texts/reference'
import { type Medium, MEDIUMS } from '../../../src/client'
import { readPixels } from '../perception/read-pixels'
import { ratedPictures, requireData } from '../perception/viewing-data'
import { writeConstants } from '../perception/write-constants'

/**
 * Prints the quartiles of src/service/texts/reference.ts over the advertisements; with --write they are put
 * into the source. To be run again whenever a measure or the prediction of attention changes.
 *
 *   npx tsx test/bench/service/reference-quartiles.ts [--write]
 */

/** Of which media the numbers of each table are: what the picture shows is the same for all of them. */
const TABLES: Record<string, (medium: Medium) => boolean> = {
  OF_THE_PICTURE: () => true,
  OF_ATTENTION_ON_INTERFACES: (medium) => medium !== 'generic',
  OF_ATTENTION_IN_GENERAL: (medium) => medium === 'generic'
}

const ROW = /^ {2}(\w+): \{ .* \}/gm

function quartile(values: number[], part: number): string {
  const sorted = [...values].sort((one, other) => one - other)
  return String(Number(sorted[Math.round(part * (sorted.length - 1))]!.toPrecision(3)))
}

/** The rows of a table with the quartiles of what they name. */
function withQuartiles(rows: string, measured: Measured[]): string {
  return rows.replace(ROW, (_, name: ComparedNumber) => {
    const values = measured.map((each) => valueOf(each, name))
    return `  ${name}: { low: ${quartile(values, 0.25)}, high: ${quartile(values, 0.75)} }`
  })
}

async function main(): Promise<void> {
  requireData()
  const measured: Measured[] = []
  for (const { file } of ratedPictures()) {
    const pixels = await readPixels(file)
    for (const medium of MEDIUMS) {
      measured.push(measuredOf(runToEnd(perceive(pixels, { medium })), medium))
    }
  }
  const file = new URL('../../../src/service/texts/reference.ts', import.meta.url)
  await writeConstants(file, (source) =>
    Object.entries(TABLES).reduce((text, [table, isOf]) => {
      const start = text.indexOf(`const ${table}`)
      const end = text.indexOf('\n}', start)
      const rows = withQuartiles(
        text.slice(start, end),
        measured.filter(({ medium }) => isOf(medium))
      )
      console.log(rows)
      return text.slice(0, start) + rows + text.slice(end)
    }, source)
  )
}

await main()
