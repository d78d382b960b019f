import { join } from 'node:path'
import type { LayerNode, LayerShare } from '../../../src/file'
import { layerBox } from '../../../src/engine/measure/fold/layer-box'
import { readDesign } from '../../../src/engine/measure/design'
import { layersSeen } from '../../../src/engine/measure/measure-layers'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import { runToEnd, seeAreas } from '../../../src/perception'
import { pickMedium } from '../../../src/ui/words/pick-medium'
import { buildDesigns } from '../../support/designs/build-designs'
import { EXPECTATIONS } from '../../support/designs/expectations'
import { isCalled } from '../../support/designs/find-layer'
import { layeredDesigns } from '../../support/designs/read-designs'
import { readPixels } from '../perception/read-pixels'
import { DATA_FOLDER } from '../perception/viewing-data'
import type { Table } from '../table'
import { PAGES } from './pages'
import { drawScreen, type DrawnScreen } from './draw-screen'
import { SCREENS } from './screens'

type Box = DrawnScreen['main'][number]

/** What is suggested, once with the screen's layers and once from its picture alone. */
export async function measureActions(only?: readonly string[]): Promise<Table[]> {
  const rows: Row[] = []
  for (const [at, [name, lines]] of Object.entries(SCREENS).entries()) {
    if (only && !only.some((part) => name.toLowerCase().includes(part.toLowerCase()))) continue
    const screen = await drawScreen(name, lines)
    rows.push(...bothWays(screen, at))
  }
  const wanted = (name: string): boolean =>
    only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
  let at = 0
  for await (const design of layeredDesigns((figma) => buildDesigns(figma, wanted))) {
    const called = EXPECTATIONS[design.name]!.action.layer
    const expected = design.nodes.filter((node) => isCalled(node, called, design.nodes))
    const main = expected.map((node) => {
      const { left, top, right, bottom } = layerBox(node)
      return [left, top, right - left, bottom - top] as const
    })
    rows.push(...bothWays({ ...design, main }, at++))
  }
  for (const [at, [name, main]] of Object.entries(PAGES).entries()) {
    if (only && !only.some((part) => name.includes(part.toLowerCase()))) continue
    const pixels = await readPixels(
      join(DATA_FOLDER, name.replace('/', '/images/') + '.png')
    ).catch(() => null)
    if (pixels === null) continue
    const page = { name, nodes: [wholeOf(pixels)], pixels, main }
    rows.push({ name, judges: at % 2 === 1, way: 'page', ...suggested(page, page.nodes) })
  }
  return [overview(rows), each(rows)]
}

function bothWays(screen: DrawnScreen, at: number): Row[] {
  const of = { name: screen.name, judges: at % 2 === 1 }
  return [
    { ...of, way: 'layers', ...suggested(screen, screen.nodes) },
    { ...of, way: 'picture', ...suggested(screen, [wholeOf(screen.pixels)]) }
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

function suggested({ pixels, main }: DrawnScreen, nodes: DrawnScreen['nodes']): Suggested {
  const medium = pickMedium('auto', pixels.width, pixels.height)
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
  const isRight = main.some((box) => overlapOf(inPx(action, picture), box) > SAME)
  return { outcome: isRight ? 'right' : 'wrong', said: judgement.nameOf(action) }
}

/** Two boxes are of one thing when they share this part of what they cover together. */
const SAME = 0.5

function inPx(
  { box: [x, y, w, h] }: LayerShare,
  { width, height }: { width: number; height: number }
): Box {
  return [x * width, y * height, w * width, h * height]
}

function overlapOf([x, y, w, h]: Box, [left, top, wide, high]: Box): number {
  const across = Math.min(x + w, left + wide) - Math.max(x, left)
  const down = Math.min(y + h, top + high) - Math.max(y, top)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (w * h + wide * high - both)
}

/** A screen as one picture without layers. */
function wholeOf({ width, height }: { width: number; height: number }): LayerNode {
  return {
    ...{ id: '1:1', parent: -1, name: 'Screen', type: 'RECTANGLE', matrix: [1, 0, 0, 1, 0, 0] },
    ...{ width, height, opacity: 1, clips: false, mask: false, cover: 1, outlined: false },
    ...{ image: true, characters: 0, words: '' }
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
