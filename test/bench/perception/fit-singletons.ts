import { type Pixels, runToEnd } from '../../../src/perception'
import { flatZones } from '../../../src/perception/pop-out/flat-zones'
import { ownColour } from '../../../src/perception/pop-out/pop-out'
import { candidates, overlapOf } from '../../../src/perception/pop-out/singletons'
import { zoneSigns } from '../../../src/perception/pop-out/zone-signs'
import { type Box, boxOf, scaled } from '../../../src/perception/see/box'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { deviation } from '../../../src/perception/see/statistics'
import { fitLogLinear, type ViewedTerms } from './log-linear-fit'
import { pageScenes } from './pop-out/page-scenes'
import { realPages } from './pop-out/real-pages'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData, viewedPictures } from './viewing-data'
import { writeConstants } from './write-constants'

/**
 * Fits what tells things that were planted on pages from what pages, posters and charts have: logistic regression on
 * the signs of zones and their squares. Only on pages whose sites may choose limits: the others judge. With --write the
 * constants are put into the source. Some three minutes.
 *
 *   npx tsx test/bench/perception/fit-singletons.ts [--write]
 */
requireData()

/** Things planted on each page, and what seeds the places. */
const MANY = 7
const SEED = 9
/** What a small thing counts, px and times, and a zone of a picture that is no page. */
const SMALL = 60
const SMALL_WEIGHT = 4
const OTHER_WEIGHT = 0.3
/** A zone is what was planted when both boxes share this much of their union. */
const SAME = 0.6
const RIDGE = 1
const STEPS = 40

type Signs = ReturnType<typeof zoneSigns>

interface Sample {
  signs: Signs
  isPlanted: boolean
  weight: number
}

const samples: Sample[] = []
for await (const { pixels, box, size } of pageScenes(MANY, SEED, ({ isAtHand }) => isAtHand)) {
  const weight = size <= SMALL ? SMALL_WEIGHT : 1
  const found = signsIn(pixels).find((zone) => overlapOf(zone.box, boxOf(box)) > SAME)
  if (found) samples.push({ signs: found.signs, isPlanted: true, weight })
}
for await (const { pixels, isAtHand } of realPages()) if (isAtHand) addZones(pixels, 1)
const others = [
  ...(['ueyes-phone', 'gdi', 'charts-free', 'charts-described'] as const).flatMap(viewedPictures),
  ...ratedPictures()
]
for (const { file } of others) addZones(await readPixels(file), OTHER_WEIGHT)

function addZones(pixels: Pixels, weight: number): void {
  samples.push(...signsIn(pixels).map(({ signs }) => ({ signs, isPlanted: false, weight })))
}

/** The signs of the zones of a picture, with their boxes in px. */
function signsIn(pixels: Pixels): { box: Box; signs: Signs }[] {
  const { lab, fineLab } = runToEnd(preparePicture(pixels))
  const px = pixels.width / fineLab.l.width
  const ground = ownColour(lab)
  return candidates(runToEnd(flatZones(fineLab)), fineLab).map((zone, _, all) => ({
    box: scaled(zone, px, px),
    signs: zoneSigns(zone, all, fineLab, ground)
  }))
}

const termsOf = (signs: Signs): number[] => {
  const values = Object.values(signs)
  return [1, ...values, ...values.map((sign) => sign * sign)]
}
const scales = termsOf(samples[0]!.signs).map((_, i) =>
  i === 0 ? 1 : deviation(Float32Array.from(samples, ({ signs }) => termsOf(signs)[i]!))
)
// A choice of two cells is a logistic regression: the zone as it is, and nothing.
const given = samples.map(({ signs, isPlanted, weight }): ViewedTerms => {
  const terms = termsOf(signs).map((term, i) => Float32Array.of(term / scales[i]!, 0))
  return { terms, viewed: isPlanted ? Float32Array.of(1, 0) : Float32Array.of(0, 1), weight }
})
const total = given.reduce((sum, { weight }) => sum + weight, 0)
const ridge = scales.map((_, i) => (i === 0 ? 0 : RIDGE / total))
const weights = fitLogLinear(given, { ridge, steps: STEPS }).map((weight, i) => weight / scales[i]!)
console.log(
  `${samples.filter(({ isPlanted }) => isPlanted).length} planted, ${samples.length} zones`
)
const names = Object.keys(samples[0]!.signs)
console.table(
  Object.fromEntries(
    names.map((name, i) => [
      name,
      { slope: weights[1 + i]!, curve: weights[1 + names.length + i]! }
    ])
  )
)
await writeConstants('src/perception/pop-out/singletons.ts', [
  'WEIGHTS: readonly number[] = [',
  ']',
  weights.map((weight) => Number(weight.toPrecision(4))).join(', ')
])
