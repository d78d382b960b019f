import { perceiveAd, runToEnd } from '../../../src/perception'
import { deciles } from './deciles'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData } from './viewing-data'

/**
 * Prints the deciles of src/perception/ad-visibility/deciles.ts over the advertisements.
 *
 *   npx tsx test/bench/perception/fit-ad-visibility.ts
 */

async function main(): Promise<void> {
  requireData()
  const measured = []
  for (const { file } of ratedPictures()) {
    measured.push(runToEnd(perceiveAd(await readPixels(file))))
  }
  for (const name of ['attentionShare', 'perceptionShare'] as const) {
    console.log(`${name}: ${deciles(measured.map((each) => each[name]))}`)
  }
}

await main()
