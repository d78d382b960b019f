import { mkdir } from 'node:fs/promises'
import type { LayerShare } from '../../../src/file'
import { buildDesigns } from '../../support/designs/build-designs'
import { layeredDesigns } from '../../support/designs/read-designs'
import type { Table } from '../table'
import { judgeDesign, type JudgedDesign } from './judge-design'
import { writeSheet } from './write-sheet'

/** Layers that are listed of a design, and among which what is expected soon has to be. */
const SOON = 5
/** Powers of area that shares are divided by, and areas (parts of the picture) that are added to it, to see what the expectations say of them. */
const EXPONENTS = [0, 0.25, 0.5, 0.75, 1]
const ADDED = [0, 0.002, 0.005, 0.01, 0.02]
const FOLDER = 'bench-results/designs'

/**
 * What is said of the samples and of six other designs, beside what a web designer expects. Contact sheets of their maps go
 * to bench-results/designs. With `only`, designs whose names have one of these parts.
 */
export async function judgeDesigns(only?: readonly string[]): Promise<Table[]> {
  await mkdir(FOLDER, { recursive: true })
  const judged: JudgedDesign[] = []
  const wanted = (name: string): boolean =>
    only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
  for await (const design of layeredDesigns((figma) => buildDesigns(figma, wanted))) {
    const one = await judgeDesign(design)
    judged.push(one)
    await writeSheet(one, FOLDER)
  }
  return [...judged.map(layerTable), overview(judged), powers(judged)]
}

function overview(judged: readonly JudgedDesign[]): Table {
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
    rows: judged.map((design) => ({ label: design.name, values: overviewRow(design) }))
  }
}

function overviewRow(design: JudgedDesign): string[] {
  const { analysed, callOf, expected, isLevel, order, placeOf, rings } = design
  const { action } = analysed.judged.judgement
  const [first, second] = order
  const [ring] = rings
  const leading = isLevel ? [first, second] : [first]
  const called = leading.flatMap((layer) => (layer ? callOf(layer) : []))
  const place = placeOf(expected.action.layer)
  const late = expected.soon.filter((one) => (placeOf(one) ?? Infinity) > SOON)
  return [
    expected.first.join(' or '),
    `${tick(called.some((name) => expected.first.includes(name)))} ${called.join(' = ')}`,
    design.verdict,
    ring?.layer ? `${tick(leading.includes(ring.layer))} ${callOf(ring.layer)}` : '✗ the ground',
    `${tick((place ?? Infinity) <= expected.action.within)} ${expected.action.layer}, ${place ?? 'not seen'} / ${expected.action.within}`,
    action ? callOf(action.layer) : 'none',
    late.length === 0 ? '✓' : `✗ not ${late.join(', ')}`
  ]
}

function layerTable(design: JudgedDesign): Table {
  const { callOf, looked, order, rings } = design
  const share = (value: number | null): string => (100 * (value ?? 0)).toFixed(1)
  const ringsOn = (layer: LayerShare): string =>
    rings.flatMap(({ ring, layer: under }) => (under === layer ? ring.rank : [])).join(', ')
  const listed = new Set([...order.slice(0, SOON), ...looked.slice(0, SOON)])
  const ground = rings.flatMap(({ ring, layer }) => (layer === null ? ring.rank : []))
  return {
    title: design.name,
    note: `${design.verdict} Rings on no layer: ${ground.join(', ') || 'none'}.`,
    columns: ['seen', 'looked at', 'first looks, %', 'attention, %', 'area, %', 'rings'],
    rows: [...listed].map((layer) => ({
      label: `${layer.kind} ${callOf(layer)}`,
      values: [
        order.indexOf(layer) + 1 || '–',
        looked.indexOf(layer) + 1 || '–',
        share(layer.perception),
        share(layer.attention),
        share(layer.area),
        ringsOn(layer)
      ]
    }))
  }
}

/** How many expectations hold for other powers of area. They are opinions: what data say is in the perception bench. */
function powers(judged: readonly JudgedDesign[]): Table {
  const met = (
    by: Discount,
    holds: (design: JudgedDesign, order: LayerShare[]) => boolean
  ): number => judged.filter((design) => holds(design, orderedBy(by, design))).length
  return {
    title: 'Expectations that hold, by the power of area that first looks are divided by',
    note:
      `Of ${judged.length} designs: what is first, the main action’s place, and all that should be among the first ${SOON}. ` +
      'Columns: what is added to each area, % of the picture.',
    columns: ADDED.map((added) => `+ ${100 * added}`),
    rows: EXPONENTS.map((exponent) => ({
      label: `${exponent}`,
      values: ADDED.map((added) => {
        const by = { exponent, added }
        const first = met(by, ({ expected, placeOf }, order) =>
          expected.first.some((one) => placeOf(one, order) === 1)
        )
        const action = met(
          by,
          ({ expected: { action: one }, placeOf }, order) =>
            (placeOf(one.layer, order) ?? Infinity) <= one.within
        )
        const soon = met(by, ({ expected, placeOf }, order) =>
          expected.soon.every((one) => (placeOf(one, order) ?? Infinity) <= SOON)
        )
        return `${first}, ${action}, ${soon}`
      })
    }))
  }
}

interface Discount {
  exponent: number
  added: number
}

function orderedBy({ added, exponent }: Discount, { isBelow, layers }: JudgedDesign): LayerShare[] {
  const strength = ({ area, perception }: LayerShare): number =>
    (perception ?? 0) / (area + added) ** exponent
  return layers
    .filter((layer) => !isBelow(layer) && layer.area > 0)
    .sort((one, other) => strength(other) - strength(one))
}

const tick = (holds: boolean): string => (holds ? '✓' : '✗')
