import type { LayerShare } from '../../../src/file'
import { buildDesigns } from '../../support/designs/build-designs'
import { layeredDesigns } from '../../support/designs/read-designs'
import type { Table } from '../table'
import { judgeDesign, type JudgedDesign } from './judge-design'

/** Layers that are listed of a design, and among which what is expected soon has to be. */
const SOON = 5

/**
 * What is said of the samples and of six other designs, beside what a web designer expects. With `only`, designs whose
 * names have one of these parts.
 */
export async function judgeDesigns(only?: readonly string[]): Promise<Table[]> {
  const judged: JudgedDesign[] = []
  const wanted = (name: string): boolean =>
    only?.some((part) => name.toLowerCase().includes(part.toLowerCase())) ?? true
  for await (const design of layeredDesigns((figma) => buildDesigns(figma, wanted))) {
    judged.push(await judgeDesign(design))
  }
  return [...judged.map(layerTable), overview(judged)]
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

const tick = (holds: boolean): string => (holds ? '✓' : '✗')
