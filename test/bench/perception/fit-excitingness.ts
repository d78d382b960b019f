import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { measureLiveliness } from '../../../src/perception/excitement/excitingness'
import type { Liveliness } from '../../../src/perception/excitement/excitingness'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { WORKING_AREA } from '../../../src/perception/working-size'
import { runToEnd } from '../../../src/perception'
import { writeDeciles } from './deciles'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData } from './viewing-data'

/**
 * Prints the deciles of src/perception/excitement/deciles.ts over the advertisements; with --write they
 * are put into the source.
 *
 *   npx tsx test/bench/perception/fit-excitingness.ts [--write]
 */

async function main(): Promise<void> {
  requireData()
  const measured: Liveliness[] = []
  for (const { file } of ratedPictures()) {
    const pixels = await readPixels(file)
    const rgb = runToEnd(shrinkPixels(pixels, fitArea(pixels, WORKING_AREA)))
    measured.push(runToEnd(measureLiveliness(rgb, runToEnd(labOf(rgb)))))
  }
  const of = (name: keyof Liveliness) => measured.map((each) => each[name])
  await writeDeciles(new URL('../../../src/perception/excitement/deciles.ts', import.meta.url), {
    COLOURFULNESS_DECILES: of('colourfulness'),
    AROUSAL_DECILES: of('arousal'),
    CONTRAST_DECILES: of('contrast')
  })
}

await main()
