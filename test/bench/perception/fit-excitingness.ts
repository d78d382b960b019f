import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { measureLiveliness } from '../../../src/perception/excitement/excitingness'
import type { Liveliness } from '../../../src/perception/excitement/excitingness'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { WORKING_AREA } from '../../../src/perception/working-size'
import { runToEnd } from '../../../src/perception'
import { deciles } from './deciles'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData } from './viewing-data'

/**
 * Prints the deciles of src/perception/excitement/deciles.ts over the advertisements.
 *
 *   npx tsx test/bench/perception/fit-excitingness.ts
 */

async function main(): Promise<void> {
  requireData()
  const measured: Liveliness[] = []
  for (const { file } of ratedPictures()) {
    const pixels = await readPixels(file)
    const rgb = runToEnd(shrinkPixels(pixels, fitArea(pixels, WORKING_AREA)))
    measured.push(runToEnd(measureLiveliness(rgb, runToEnd(labOf(rgb)))))
  }
  for (const name of ['colourfulness', 'arousal', 'contrast'] as const) {
    console.log(`${name}: ${deciles(measured.map((each) => each[name]))}`)
  }
}

await main()
