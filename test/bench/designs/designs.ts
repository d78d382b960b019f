import { join } from 'node:path'
import sharp from 'sharp'
import type { LayerShare } from '../../../src/file'
import { verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { mediumBySize } from '../../../src/ui/words/pick-medium'
import { type AnalysedDesign, analyseDesign } from '../../support/designs/analyse-design'
import { type Expectation, EXPECTATIONS } from '../../support/designs/expectations'
import { callOf, isCalled, layerAt } from '../../support/designs/find-layer'
import { pictureFrame } from '../../support/designs/picture-frame'
import type { LayeredDesign } from '../../support/designs/read-designs'
import { isAmong, screensAtHand } from '../action/screens-at-hand'
import { readPixels } from '../perception/read-pixels'
import { DATA_FOLDER } from '../perception/viewing-data'
import type { Table } from '../table'
import { saidOf } from './said'
import { writeSheet } from './write-sheet'

/** Layers that are listed of a design, and among which what is expected soon has to be. */
const SOON = 5

/** Drawn screens and pictures of the viewing data that have a sheet beside the samples and the designs. */
const DRAWN =
  'Log in, orange;Workspace with SSO;Landing, green;Product page;Modal, delete;Sheet, share;Kanban;Player;Newsletter banner;' +
  'Cookie notice on shop;Hero, runner over all;Hero, family at the side;Hero, clock on dark;Hero, dog by the sea;Hero, reader on a phone'
const FLAT =
  'fiwi-more/airbnb;fiwi-more/dropbox;fiwi-more/samsung;fiwi/netflix;fiwi/universal-studio;ueyes-phone/31bba3;ueyes-web/bfa4f2'

/**
 * What is said of the samples and of six other designs, beside what a web designer expects; of these and of other screens
 * a sheet each with their maps. With `only`, screens whose names have one of these parts.
 */
export async function judgeDesigns(only?: readonly string[]): Promise<Table[]> {
  const rows: Table['rows'] = []
  for await (const design of designs(isAmong(only), only === undefined)) {
    const analysed = await analyseDesign(design)
    await writeSheet(design, analysed, await saidOf(design, analysed))
    const expected = EXPECTATIONS[design.name]
    if (expected) rows.push({ label: design.name, values: overviewRow(design, analysed, expected) })
  }
  return [overview(rows)]
}

/** Designs with a wanted name; of the drawn screens those above, where not `all` are. */
async function* designs(
  wanted: (name: string) => boolean,
  few: boolean
): AsyncGenerator<LayeredDesign> {
  const drawn = DRAWN.split(';')
  yield* screensAtHand(
    (name) => wanted(name) && (!few || name in EXPECTATIONS || drawn.includes(name))
  )
  for (const name of FLAT.split(';').filter(wanted)) {
    const file = join(DATA_FOLDER, `${name.replace('/', '/images/')}.png`)
    const pixels = await readPixels(file).catch(() => null)
    if (pixels === null) continue
    const medium = mediumBySize(pixels)
    const png = await sharp(file).png().toBuffer()
    yield { name, medium, pixels, png, nodes: [pictureFrame(pixels)] }
  }
}

function overview(rows: Table['rows']): Table {
  return {
    title: 'What is seen first on each design',
    note:
      'By the one order, as the panel says it, and as ring 1 has it, beside what a web designer expects. ' +
      `“Soon” is what should be among the first ${SOON}. Of designs with a photograph only where the viewing data is at hand.`,
    columns: [
      'should be first',
      'is first',
      'the panel says',
      'ring 1 lies on',
      'main action, place / at most',
      'the panel takes for it',
      'soon'
    ],
    rows
  }
}

/** What is said of a design, beside what was expected of it, in its words. Throws where it lacks a layer of these. */
function overviewRow(
  { name, nodes, pixels }: LayeredDesign,
  { hotspots, judged }: AnalysedDesign,
  expected: Expectation
): string[] {
  const { layers } = judged.shares
  const { action, level, order } = judged.judgement
  const nameOf = (layer: LayerShare): string => callOf(layer, layers, nodes)
  const placeOf = (called: string): number => {
    const layer = layers.find((one) => isCalled(one, called, nodes))
    if (!layer) throw new Error(`${name} has no ${called}.`)
    return order.indexOf(layer) + 1 || Infinity
  }
  const leading = [...order.slice(0, 1), ...level.slice(0, 1)]
  const called = leading.map(nameOf)
  const ring = hotspots[0] && layerAt(hotspots[0], layers, pixels)
  const place = placeOf(expected.action.layer)
  const late = expected.soon.filter((one) => placeOf(one) > SOON)
  return [
    expected.first.join(' or '),
    `${tick(called.some((one) => expected.first.includes(one)))} ${called.join(' = ')}`,
    verdictWords(judged),
    ring ? `${tick(leading.includes(ring))} ${nameOf(ring)}` : '✗ the ground',
    `${tick(place <= expected.action.within)} ${expected.action.layer}, ${place} / ${expected.action.within}`,
    action ? nameOf(action.layer) : 'none',
    late.length === 0 ? '✓' : `✗ not ${late.join(', ')}`
  ]
}

const tick = (holds: boolean): string => (holds ? '✓' : '✗')
