import { crossValidated, inFolds, meanOf } from './cross-validated'
import { FACE_FIT, facedPictures, fitFaces, withFaces } from './face-fit'
import { pixelSize } from './read-pixels'
import { SET_NAMES, viewedSet } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'
import { writeConstants } from './write-constants'
import { bothScores, writeFitted } from './write-figures'

/**
 * Fits how much faces draw the eye to all pictures in which faces are found, and prints what that gains where it was
 * not fitted. With --write the constants are put into the source.
 *
 *   npx tsx test/bench/perception/fit-faces.ts [--write]
 */
requireData()
const pictures = facedPictures(await inFolds())
const rows: string[][] = []
for (const set of SET_NAMES) {
  const faced = pictures.filter((one) => one.picture.set === set)
  const viewings = (await viewingsOf(viewedPictures(set), pixelSize)).filter(({ picture }) =>
    faced.some((one) => one.picture.stem === picture.stem)
  )
  if (viewings.length === 0) continue
  const plain = new Map(faced.map((one) => [one.picture.stem, one.map]))
  const leftOut = new Map(
    faced.map((one) => {
      const others = pictures.filter(({ picture }) => picture.site !== one.picture.site)
      return [one.picture.stem, withFaces(one, fitFaces(others))]
    })
  )
  const scores = [plain, leftOut, await crossValidated(set)].map((maps) =>
    bothScores(meanOf(maps, viewings))
  )
  rows.push([`${viewings.length} of ${viewedSet(set).name}`, ...scores])
}
console.table(rows)
const HEADER = ['pictures with faces', 'without faces', 'with faces, by other sites', 'as it ships']
await writeFitted('faces', HEADER, rows)
const model = fitFaces(pictures)
console.table(model)
await writeConstants('src/perception/attention/draw-to-faces.ts', [
  'const FACE_MODEL: FaceModel = {',
  '}',
  ` ${FACE_FIT.map((name) => `${name}: ${model[name]}`).join(', ')} `
])
