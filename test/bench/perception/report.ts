import type { Table } from '../table'
import { accuracyTable, certaintyTable } from './accuracy-tables'
import type { ClarityFit } from './clarity-fit'
import { costTables } from './cost/cost-tables'
import { faceTables } from './faces/face-tables'
import { type BenchOptions, type Measured, measurePerception } from './measured'
import { markdownOf } from './markdown'
import { sightTables } from './sight/sight-tables'
import { popOutTables } from './pop-out/pop-out-tables'
import { summaryTable } from './summary-table'
import { SET_NAMES } from './viewed-sets'
import { hasData } from './viewing-data'
import { writeFigures } from './write-figures'

/**
 * How well the engine and simpler models predict where people look, and what they cost, as tables. A whole run writes
 * them and their summary into docs/figures.md.
 */
export async function runPerceptionBench(options: BenchOptions = {}): Promise<Table[]> {
  if (!hasData()) {
    console.log(
      'The viewing data is not here (PERCEPTION_DATA names its folder): accuracy is not measured.'
    )
  }
  const measured = await measurePerception(options)
  const tables = perceptionTables(measured)
  const isWhole = hasData() && Object.keys(options).length === 0
  if (isWhole) {
    await writeFigures('summary', summaryTable(measured))
    await writeFigures('tables', tables.map(markdownOf).join('\n\n'))
  }
  return tables
}

function perceptionTables(measured: Measured): Table[] {
  const { accuracy, clarity, costs, faces, popOut, sight } = measured
  const sets = SET_NAMES.flatMap((set) => (accuracy[set] ? accuracyTable(set, accuracy[set]) : []))
  return [
    ...sets,
    ...(sets.length > 0 ? [certaintyTable(accuracy)] : []),
    ...(popOut ? popOutTables(popOut) : []),
    ...(faces ? faceTables(faces) : []),
    ...(sight ? sightTables(sight) : []),
    ...(clarity ? [clarityTable(clarity)] : []),
    ...(costs ? costTables(costs) : [])
  ]
}

function clarityTable({ pictures, folds, repeats, pearson, spearman, asItIs }: ClarityFit): Table {
  return {
    title: `Clarity against people's ratings of ${pictures} advertisements`,
    note: `In ${folds} folds, clarity's terms chosen by the other nine each time; means of ${repeats} divisions into folds. Its own terms were chosen with these ratings at hand, so the second row is no result; no weight is fitted to them.`,
    columns: ['Pearson', 'Spearman'],
    rows: [
      { label: 'left out', values: [pearson.toFixed(3), spearman.toFixed(3)] },
      { label: 'as it is', values: [asItIs.pearson.toFixed(3), asItIs.spearman.toFixed(3)] }
    ]
  }
}
