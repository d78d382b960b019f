import { perceiveAd, runToEnd } from '../../../src/perception'
import { writeDeciles } from './deciles'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData } from './viewing-data'

/**
 * Prints the deciles of src/perception/scores/ad-visibility.ts over the advertisements; with --write they
 * are put into the source. To be run again whenever the prediction of attention changes.
 *
 *   npx tsx test/bench/perception/fit-ad-visibility.ts [--write]
 */

async function main(): Promise<void> {
  requireData()
  const measured = []
  for (const { file } of ratedPictures()) {
    measured.push(runToEnd(perceiveAd(await readPixels(file))))
  }
  await writeDeciles('src/perception/scores/ad-visibility.ts', {
    ATTENTION_DECILES: measured.map(({ attentionShare }) => attentionShare),
    PERCEPTION_DECILES: measured.map(({ perceptionShare }) => perceptionShare)
  })
}

await main()
