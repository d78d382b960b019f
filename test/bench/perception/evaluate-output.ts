import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ATTENTION_STYLE, PERCEPTION_STYLE } from '../../../src/perception/pictures/map-styles'
import { printTable } from '../table'
import { SCORE_COLUMNS, scoreValues } from './accuracy-tables'
import { readMapFile } from './map-file'
import { pixelSize } from './read-pixels'
import { meanScores, scoreMap, type Scores } from './score-map'
import { SET_NAMES, type SetName, VIEWED_SETS } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'
import { viewingsOf } from './viewings'

/**
 * Scores the maps that `npm run analyse` wrote against where people looked. DIR holds a folder per picture,
 * SET is one of the sets' names; pictures without a folder are left out.
 *
 *   npm run analyse -- PICTURES --out DIR
 *   npx tsx test/bench/perception/evaluate-output.ts DIR SET
 */

const FILES = { 'attention-map.png': ATTENTION_STYLE, 'perception-map.png': PERCEPTION_STYLE }

const [folder = '', name = ''] = process.argv.slice(2)
if (!(name in VIEWED_SETS)) throw new Error(`Usage: evaluate-output.ts DIR ${SET_NAMES.join('|')}`)
requireData()
const set = name as SetName
const viewings = await viewingsOf(viewedPictures(set), pixelSize)
const scores = Object.keys(FILES).map((): Scores[] => [])
for (const viewed of viewings) {
  const { stem } = viewed.picture
  if (!existsSync(join(folder, stem))) continue
  for (const [k, [file, style]] of Object.entries(FILES).entries()) {
    const map = await readMapFile(readFileSync(join(folder, stem, file)), style)
    scores[k]!.push(scoreMap(map, viewed))
  }
}
printTable({
  title: `${VIEWED_SETS[set].name}: ${scores[0]!.length} of ${viewings.length} pictures in ${folder}`,
  note: "Read from the files' alpha, at the pictures' own size.",
  columns: SCORE_COLUMNS,
  rows: Object.keys(FILES).map((label, k) => ({
    label,
    values: scoreValues(meanScores(scores[k]!))
  }))
})
