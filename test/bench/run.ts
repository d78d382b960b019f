import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildPlugin } from '../support/built-plugin'
import { judgeDesigns } from './designs/designs'
import { measureActions } from './action/action'
import { measureManyResults } from './layers/many-results'
import { measureNoise } from './noise/noise'
import { runPerceptionBench } from './perception/report'
import { measureSeen } from './perception/seen/seen-tables'
import { measureAnalysis } from './playground/analysis'
import { measureDay } from './playground/day'
import { printTable, type Table } from './table'
import { measureTried } from './tried/tried'

/**
 * `npm run bench` measures and prints tables, and writes them to bench-results/bench.json.
 * `npm run bench -- perception` measures the engine alone, against where people really looked.
 * `npm run bench -- analysis --against FOLDER` measures opening and analysing beside another built plugin's.
 * `npm run bench -- seen` measures how well it is predicted who looks at a box within some seconds.
 * With perception, `--only fiwi,gdi,pop-out` measures those sets and parts alone, and `--every 10` each tenth photograph.
 * `npm run bench -- tried` tells what is offered on each screen, and makes each change in the document.
 * `npm run bench -- designs` judges the samples and six designs more, and writes a sheet of each and of other screens,
 * `--only shop,pricing` of those alone.
 * `npm run bench -- action` suggests main actions of drawn screens, samples and pages, with `--only login` of those alone.
 * `npm run bench -- day` keeps a panel open for eight hours of its clock and ends its Worker at random, `--analyses 50` for
 * fewer analyses, `--seed 7` for the same ends again.
 * Figures of different machines do not compare; ratios within one run do.
 */
async function measure(sections: string[]): Promise<Table[]> {
  const wanted = (name: string): boolean => sections.length === 0 || sections.includes(name)
  const tables: Table[] = []
  if (wanted('analysis')) tables.push(...(await measureAnalysis(values.against)))
  if (wanted('many-results')) tables.push(await measureManyResults())
  // Takes some twenty minutes without `--analyses`.
  if (sections.includes('day')) tables.push(await measureDay(analyses, seed))
  if (sections.includes('tried')) tables.push(...(await measureTried(only)))
  if (sections.includes('designs')) tables.push(...(await judgeDesigns(only)))
  if (wanted('action')) tables.push(...(await measureActions(only)))
  if (wanted('noise')) tables.push(...(await measureNoise()))
  if (wanted('seen')) tables.push(...(await measureSeen()))
  if (wanted('perception')) tables.push(...(await runPerceptionBench(perceptionOptions)))
  return tables
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    every: { type: 'string' },
    against: { type: 'string' },
    analyses: { type: 'string' },
    seed: { type: 'string' }
  }
})
const only = values.only?.split(',')
const perceptionOptions = {
  ...(only === undefined ? {} : { only }),
  ...(values.every === undefined ? {} : { everyPhotograph: Number(values.every) })
}
const analyses = values.analyses === undefined ? undefined : Number(values.analyses)
const seed = values.seed === undefined ? undefined : Number(values.seed)
// The engine and the service need no built plugin.
const UNBUILT = ['perception', 'seen', 'noise', 'designs', 'action', 'tried']
if (positionals.length === 0 || positionals.some((name) => !UNBUILT.includes(name))) {
  await buildPlugin()
}
const tables = await measure(positionals)
tables.forEach(printTable)
await mkdir('bench-results', { recursive: true })
const report = { date: new Date().toISOString(), node: process.version, tables }
await writeFile('bench-results/bench.json', `${JSON.stringify(report, null, 2)}\n`)
console.log('Written to bench-results/bench.json')
