import { perceive, runToEnd } from '../../../src/perception'
import { valueOf } from '../../../src/service/texts/compare'
import { type Measured, measuredOf } from '../../../src/service/texts/measured'
import { type ComparedNumber, reference } from '../../../src/service/texts/reference'
import { MEDIUMS } from '../../../src/client'
import { readPixels } from '../perception/read-pixels'
import { ratedPictures, requireData } from '../perception/viewing-data'

/**
 * Prints the quartiles of src/service/texts/reference.ts over the advertisements, for each medium.
 *
 *   npx tsx test/bench/service/reference-quartiles.ts
 */

function quartile(values: number[], part: number): string {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.round(part * (sorted.length - 1))]!.toPrecision(3)
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
  for (const medium of MEDIUMS) {
    console.log(medium)
    const ofMedium = measured.filter((each) => each.medium === medium)
    for (const name of Object.keys(reference(medium)) as ComparedNumber[]) {
      const values = ofMedium.map((each) => valueOf(each, name))
      const [low, high] = [quartile(values, 0.25), quartile(values, 0.75)]
      console.log(`  ${name}: { low: ${low}, high: ${high} },`)
    }
  }
}

await main()
