import { measureLiveliness } from '../../../src/perception/excitement/excitingness'
import type { Liveliness } from '../../../src/perception/excitement/excitingness'
import { coarsePicture } from './coarse-picture'
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
    const { rgb, lab } = coarsePicture(await readPixels(file))
    measured.push(measureLiveliness(rgb, lab))
  }
  const of = (name: keyof Liveliness) => measured.map((each) => each[name])
  await writeDeciles(new URL('../../../src/perception/excitement/deciles.ts', import.meta.url), {
    COLOURFULNESS_DECILES: of('colourfulness'),
    AROUSAL_DECILES: of('arousal'),
    CONTRAST_DECILES: of('contrast')
  })
}

await main()
