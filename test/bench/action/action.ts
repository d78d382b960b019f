import { readDesign } from '../../../src/engine/measure/design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { runToEnd, seeAreas } from '../../../src/perception'
import { mediumBySize } from '../../../src/ui/words/pick-medium'
import { pictureFrame } from '../../support/designs/picture-frame'
import type { Table } from '../table'
import { pagesAtHand } from './pages'
import { isAmong, isMain, type ScreenAtHand, screensAtHand } from './screens-at-hand'

type Screen = Pick<ScreenAtHand, 'name' | 'nodes' | 'pixels' | 'main'>

/** What is suggested, once with the screen's layers and once from its picture alone. */
export async function measureActions(only?: readonly string[]): Promise<Table[]> {
  const rows: Row[] = []
  const wanted = isAmong(only)
  let at = 0
  for await (const screen of screensAtHand(wanted)) rows.push(...bothWays(screen, at++))
  at = 0
  for await (const page of pagesAtHand(wanted)) {
    const found = suggested(page, [pictureFrame(page.pixels)])
    rows.push({ name: page.name, judges: at++ % 2 === 1, way: 'page', ...found })
  }
  return [overview(rows), each(rows)]
}

function bothWays(screen: Screen, at: number): Row[] {
  const of = { name: screen.name, judges: at % 2 === 1 }
  return [
    { ...of, way: 'layers', ...suggested(screen, screen.nodes) },
    { ...of, way: 'picture', ...suggested(screen, [pictureFrame(screen.pixels)]) }
  ]
}

interface Row extends Suggested {
  name: string
  /** Whether it is of the half that judges; the other half chose the rules. */
  judges: boolean
  way: 'layers' | 'picture' | 'page'
}

interface Suggested {
  outcome: 'right' | 'wrong' | 'silent' | 'rightly silent'
  said: string
}

function suggested(
  { pixels, main }: Pick<Screen, 'pixels' | 'main'>,
  nodes: Screen['nodes']
): Suggested {
  const medium = mediumBySize(pixels)
  // Which layers there are, and how they look, does not depend on where people look.
  const [width, height] = [64, Math.ceil((64 * pixels.height) / pixels.width)]
  const even = new Float32Array(width * height).fill(1 / (width * height))
  const attention = { width, height, data: even }
  const design = readDesign(nodes, pixels)
  const found =
    design.pictures.length > 0 && design.isPicture
      ? runToEnd(seeAreas(pixels, { attention, hints: design.hints, faces: null }))
      : []
  const seen = { width, height, attention: even, perception: even, found, shares: null, pixels }
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
  const kinds = ['layers', 'picture', 'page'] as const
  const count = (of: readonly Row[], ...outcomes: Row['outcome'][]): string =>
    `${of.filter(({ outcome }) => outcomes.includes(outcome)).length}`
  return {
    title: 'The main action that is suggested',
    note: 'Beside what a designer calls so. The half that chose the rules does not judge them.',
    columns: ['screens', 'right', 'wrong', 'silent'],
    rows: kinds.flatMap((way) =>
      [false, true].flatMap((judges) => {
        const of = rows.filter((row) => row.way === way && row.judges === judges)
        if (of.length === 0) return []
        const values = [
          `${of.length}`,
          count(of, 'right', 'rightly silent'),
          count(of, 'wrong'),
          count(of, 'silent')
        ]
        return { label: `${way}, ${judges ? 'judges' : 'chose'}`, values }
      })
    )
  }
}

function each(rows: readonly Row[]): Table {
  return {
    title: 'Each screen',
    note: '',
    columns: ['half', 'outcome', 'said'],
    rows: rows
      .filter(({ outcome }) => outcome === 'wrong' || outcome === 'silent')
      .map(({ name, judges, way, outcome, said }) => ({
        label: `${name} (${way})`,
        values: [judges ? 'judges' : 'chose', outcome, said]
      }))
  }
}
