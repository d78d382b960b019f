import { type Liveliness, measureLiveliness } from '../../../src/perception/scores/excitingness'
import { runToEnd } from '../../../src/perception'
import { coarsePicture } from './coarse-picture'
import { writeDeciles } from './deciles'
import { DESIGN_KINDS, evenWeights, knownPictures, readKnown } from './designs-at-hand'
import { requireData } from './viewing-data'

/**
 * Prints the deciles of src/perception/scores/excitingness.ts over the designs at hand, each kind weighing
 * alike; with --write they are put into the source.
 *
 *   npx tsx test/bench/perception/fit-excitingness.ts [--write]
 */

async function main(): Promise<void> {
  requireData()
  const pictures = knownPictures(DESIGN_KINDS)
  const measured: Liveliness[] = []
  for (const picture of pictures) {
    const { rgb, lab } = coarsePicture(await readKnown(picture))
    measured.push(runToEnd(measureLiveliness(rgb, lab)).whole)
  }
  const weights = evenWeights(pictures)
  const of = (name: keyof Liveliness) => measured.map((each) => each[name])
  await writeDeciles(
    'src/perception/scores/excitingness.ts',
    {
      COLOURFULNESS_DECILES: of('colourfulness'),
      AROUSAL_DECILES: of('arousal'),
      CONTRAST_DECILES: of('contrast')
    },
    weights
  )
}

await main()
