import { readDesign } from '../../../src/engine/measure/design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { runToEnd, seeAreas } from '../../../src/perception'
import { mediumBySize } from '../../../src/ui/words/pick-medium'
import { pictureFrame } from '../../support/designs/picture-frame'
import type { Table } from '../table'
import { pagesAtHand } from './pages'
import { isAmong, isMain, type ScreenAtHand, screensAtHand } from './screens-at-hand'

/** What the main action does not depend on. */
const BARE = { scrim: null, texts: [] }

/** What is suggested, once with the screen's layers and once from its picture alone, and on pages. */
export async function measureActions(only?: readonly string[]): Promise<Table[]> {
  const rows: Row[] = []
  for await (const screen of screensAtHand(isAmong(only))) {
    rows.push({ name: screen.name, way: 'layers', ...suggested(screen, screen.nodes) })
    rows.push({ name: screen.name, way: 'picture', ...suggested(screen) })
  }
  for await (const page of pagesAtHand(isAmong(only))) {
    rows.push({ name: page.name, way: 'page', ...suggested(page) })
  }
  return [overview(rows), each(rows)]
}

interface Row extends Suggested {
  name: string
  way: 'layers' | 'picture' | 'page'
}

interface Suggested {
  outcome: 'right' | 'wrong' | 'silent' | 'rightly silent'
  said: string
}

function suggested(
  { pixels, main }: Pick<ScreenAtHand, 'pixels' | 'main'>,
  nodes: ScreenAtHand['nodes'] = [pictureFrame(pixels)]
): Suggested {
  const medium = mediumBySize(pixels)
  // Which layers there are, and how they look, does not depend on where people look.
  const [width, height] = [64, Math.ceil((64 * pixels.height) / pixels.width)]
  const even = new Float32Array(width * height).fill(1 / (width * height))
  const attention = { width, height, data: even }
  const design = readDesign(nodes, pixels)
  const found =
    design.pictures.length > 0 && design.isPicture
      ? runToEnd(seeAreas(pixels, { attention, hints: design.hints, faces: null })).found
      : []
  const seen = {
    width,
    height,
    attention: even,
    perception: even,
    found,
    shares: null,
    pixels,
    ...BARE
  }
  const { layers } = layersSeen(design, seen)
  const picture = { width: pixels.width, height: pixels.height }
  const judgement = judgeLayers({ medium, picture, layers, marked: null, goal: '' })
  const action = judgement.action?.layer ?? null
  if (action === null) {
    return { outcome: main.length > 0 ? 'silent' : 'rightly silent', said: '–' }
  }
  return {
    outcome: isMain({ main, pixels }, action) ? 'right' : 'wrong',
    said: judgement.nameOf(action)
  }
}

function overview(rows: readonly Row[]): Table {
  return {
    title: 'The main action that is suggested',
    note: 'Beside what a designer calls so.',
    columns: ['screens', 'right', 'wrong', 'silent'],
    rows: (['layers', 'picture', 'page'] as const).map((way) => {
      const of = rows.filter((row) => row.way === way)
      const count = (...outcomes: Row['outcome'][]): string =>
        `${of.filter(({ outcome }) => outcomes.includes(outcome)).length}`
      const values = [count('right', 'rightly silent'), count('wrong'), count('silent')]
      return { label: way, values: [`${of.length}`, ...values] }
    })
  }
}

function each(rows: readonly Row[]): Table {
  return {
    title: 'Each screen on which it is wrong, or missing',
    note: '',
    columns: ['outcome', 'said'],
    rows: rows
      .filter(({ outcome }) => outcome === 'wrong' || outcome === 'silent')
      .map(({ name, way, outcome, said }) => ({
        label: `${name} (${way})`,
        values: [outcome, said]
      }))
  }
}
