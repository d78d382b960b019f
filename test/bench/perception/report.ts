import type { Table } from '../table'
import { accuracyTable, certaintyTable } from './accuracy-tables'
import type { ClarityFit } from './clarity-fit'
import { measureCosts } from './cost/cost'
import { costTables } from './cost/cost-tables'
import type { InterfacePriorRow } from './interface-prior-rows'
import { measurePerception } from './measured'
import { readmeTable } from './readme-table'
import { targetTable } from './targets'
import { hasData } from './viewing-data'

/**
 * How well the engine and simpler models predict where people looked, and what they cost: tables, and on the
 * console the Markdown for the README. The cost alone, and a sentence, when the viewing data is not at hand.
 */
export async function runPerceptionBench(): Promise<Table[]> {
  if (!hasData()) {
    console.log(
      'The viewing data is not here (PERCEPTION_DATA names its folder): accuracy is not measured.'
    )
    return costTables(await measureCosts())
  }
  const measured = await measurePerception()
  const { accuracy, interfaces, clarity, costs } = measured
  console.log(`\n## For the README\n\n${await readmeTable(measured, new Date())}`)
  return [
    accuracyTable('osie', accuracy.osie),
    certaintyTable('osie', accuracy.osie),
    accuracyTable('sun', accuracy.sun),
    certaintyTable('sun', accuracy.sun),
    interfaceTable(interfaces),
    clarityTable(clarity),
    ...costTables(costs),
    targetTable(measured)
  ]
}

function interfaceTable(rows: InterfacePriorRow[]): Table {
  return {
    title: 'UEyes: 108 screens of interfaces, location alone',
    note: 'Each screen left out of the fit in turn. A uniform map scores 0 by definition. The pictures are not at hand: what the whole map does on interfaces is not measured.',
    columns: ['NSS', 'CC'],
    rows: [{ label: 'uniform', nss: 0, cc: 0 }, ...rows].map(({ label, nss, cc }) => ({
      label,
      values: [nss.toFixed(3), cc.toFixed(3)]
    }))
  }
}

function clarityTable({
  pictures,
  folds,
  repeats,
  pearson,
  spearman,
  pearsonFitted
}: ClarityFit): Table {
  return {
    title: `Clarity against people's ratings of ${pictures} advertisements`,
    note: `In ${folds} folds, each predicted by weights fitted to the others; means of ${repeats} divisions into folds.`,
    columns: ['Pearson', 'Spearman'],
    rows: [
      { label: 'left out', values: [pearson.toFixed(3), spearman.toFixed(3)] },
      { label: 'on the fitted pictures', values: [pearsonFitted.toFixed(3), '–'] }
    ]
  }
}
