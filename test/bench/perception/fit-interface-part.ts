import { runToEnd } from '../../../src/perception'
import type { Medium } from '../../../src/perception'
import { areaOfHalf } from '../../../src/perception/measures/area-of-half'
import { sumToOne } from '../../../src/perception/filters/normalise'
import { viewPriors } from '../../../src/perception/prior/view-priors'
import { SALIENCE_PART, salience } from '../../../src/perception/saliency/salience'
import { coarsePicture } from './coarse-picture'
import { countsOf, fixationDensity } from './fixation-metrics'
import { readPixels } from './read-pixels'
import { ratedPictures, requireData, viewedPictures, viewedScreens } from './viewing-data'
import type { Fixation } from './viewing-data'

/**
 * How widely people spread their looks over photographs and over interfaces, as the part of the area that holds
 * half of them, and how widely the engine does: on photographs, and on advertisements taken for interfaces, since
 * no pictures of interfaces are at hand. Prints the part of the exponents that spreads it over interfaces as much
 * more than over photographs as people do.
 *
 *   npx tsx test/bench/perception/fit-interface-part.ts
 */

/** As many of each picture's fixations count, since few of them are never spread widely. */
const FIXATIONS = 80
/** The same blur as that of the interface prior's scores, as part of the longer side. */
const BLUR = 0.05
const SIDE = 96
const PARTS = [0.2, 0.3, 0.4, 0.5, 0.6]
/** Every so manieth picture: means of some dozens hardly differ. */
const EVERY = 5

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** What people spread over a picture of a shape. */
function viewed(fixations: Omit<Fixation, 'start'>[], width: number, height: number): number {
  const count = Math.min(FIXATIONS, fixations.length)
  const some = Array.from(
    { length: count },
    (_, i) => fixations[Math.floor((i * fixations.length) / count)]!
  )
  const scale = SIDE / Math.max(width, height)
  const grid = [Math.round(width * scale), Math.round(height * scale)] as const
  return areaOfHalf(fixationDensity(countsOf(some, ...grid), BLUR * SIDE).data)
}

async function predicted(files: string[], medium: Medium, part: number): Promise<number> {
  const areas: number[] = []
  for (const file of files.filter((_, i) => i % EVERY === 0)) {
    const pixels = await readPixels(file)
    const { lab } = coarsePicture(pixels)
    const { all } = runToEnd(salience(lab, part, null))
    const habit = viewPriors(medium, pixels, lab.l).all
    areas.push(areaOfHalf(sumToOne(habit.map((value, i) => value * all[i]!))))
  }
  return mean(areas)
}

requireData()
const sets = [viewedPictures('osie'), viewedPictures('sun')]
const ratios: number[] = []
for (const pictures of sets) {
  const people = mean(pictures.map(({ fixations }) => viewed(fixations, 4, 3)))
  const files = pictures.map(({ file }) => file)
  const engine = await predicted(files, 'generic', SALIENCE_PART.generic)
  ratios.push(engine / people)
  console.log(`photographs: people ${people.toFixed(3)}, engine ${engine.toFixed(3)}`)
}
const people = mean(
  viewedScreens().map((screen) => viewed(screen.fixations, screen.width, screen.height))
)
const wanted = people * mean(ratios)
console.log(
  `interfaces: people ${people.toFixed(3)}, so the engine should have ${wanted.toFixed(3)}`
)
const files = ratedPictures().map(({ file }) => file)
for (const part of PARTS) {
  console.log(
    `${part} of the exponents: ${(await predicted(files, 'desktopWeb', part)).toFixed(3)}`
  )
}
