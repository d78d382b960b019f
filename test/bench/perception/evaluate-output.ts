import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ATTENTION_STYLE, PERCEPTION_STYLE } from '../../../src/perception/pictures/map-styles'
import { printTable } from '../table'
import { SCORE_COLUMNS, scoreValues } from './accuracy-tables'
import { elsewhere } from './elsewhere'
import { readMapFile } from './map-file'
import { meanScores, scorerOf } from './score-map'
import type { Scores } from './score-map'
import { VIEWED_SETS } from './viewed-sets'
import type { SetName } from './viewed-sets'
import { requireData, viewedPictures } from './viewing-data'

/**
 * Scores the maps that `npm run analyse` wrote against where people looked. DIR holds a folder per picture,
 * SET is osie or sun; pictures without a folder are left out.
 *
 *   npm run analyse -- PICTURES --out DIR
 *   npx tsx test/bench/perception/evaluate-output.ts DIR SET
 */

const FILES = { 'attention-map.png': ATTENTION_STYLE, 'perception-map.png': PERCEPTION_STYLE }

const [folder = '', name = ''] = process.argv.slice(2)
if (!(name in VIEWED_SETS)) throw new Error('Usage: evaluate-output.ts DIR osie|sun')
requireData()
const set = name as SetName
const pictures = viewedPictures(set)
const scores = Object.keys(FILES).map((): Scores[] => [])
for (const [i, { stem, fixations }] of pictures.entries()) {
  if (!existsSync(join(folder, stem))) continue
  const others = elsewhere(pictures, i)
  const score = scorerOf({ spots: fixations, elsewhere: others, blur: VIEWED_SETS[set].blur })
  for (const [k, [file, style]] of Object.entries(FILES).entries()) {
    scores[k]!.push(score(await readMapFile(readFileSync(join(folder, stem, file)), style)))
  }
}
printTable({
  title: `${VIEWED_SETS[set].name}: ${scores[0]!.length} of ${pictures.length} pictures in ${folder}`,
  note: "Read from the files' alpha, at the pictures' own size.",
  columns: SCORE_COLUMNS,
  rows: Object.keys(FILES).map((label, k) => ({
    label,
    values: scoreValues(meanScores(scores[k]!))
  }))
})
