import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type ContractCase, ENDPOINTS } from '../contract/support/contract-case'

const COLUMNS = ['embedded', 'over HTTP', 'with Redis'] as const
type Column = (typeof COLUMNS)[number]

const FILE = 'bench-results/contract.md'

interface Cell {
  passed: number
  failed: number
}

type Row = ContractCase & Record<Column, Cell>

/** Writes what the contract tests showed, endpoint by state and one column per provider, as Markdown. */
export default class ContractTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const rows = rowsOf(tests)
    if (rows.length === 0) return
    const table = markdown(rows)
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, table)
    process.stdout.write(`\nThe contract, endpoint by endpoint: ${FILE}\n`)
  }
}

function rowsOf(tests: readonly TestCase[]): Row[] {
  const rows = new Map<string, Row>()
  for (const test of tests) {
    const { contract } = test.meta()
    const column = columnOf(test)
    const { state } = test.result()
    if (contract === undefined || column === undefined || state === 'skipped') continue
    const name = `${contract.endpoint} ${contract.state}`
    const row = rows.get(name) ?? {
      ...contract,
      embedded: none(),
      'over HTTP': none(),
      'with Redis': none()
    }
    rows.set(name, row)
    row[column][state === 'passed' ? 'passed' : 'failed'] += 1
  }
  const order = ({ endpoint }: Row): number => ENDPOINTS.indexOf(endpoint)
  return [...rows.values()].sort(
    (one, other) => order(one) - order(other) || graveness(one) - graveness(other)
  )
}

/** What works comes first, then failed results, then refusals by their status. */
function graveness({ state }: Row): number {
  const status = Number(/^[45]\d\d/.exec(state)?.[0] ?? 0)
  return state.startsWith('failed') ? 1 : status
}

const none = (): Cell => ({ passed: 0, failed: 0 })

function columnOf(test: TestCase): Column | undefined {
  const [outermost = ''] = test.fullName.split(' > ')
  return COLUMNS.find((column) => outermost.endsWith(`, ${column}`))
}

function markdown(rows: readonly Row[]): string {
  const lines = [
    ['Endpoint', 'State or error', ...COLUMNS],
    ...rows.map((row, i) => [
      rows[i - 1]?.endpoint === row.endpoint ? '' : row.endpoint,
      row.state,
      ...COLUMNS.map((column) => mark(row[column]))
    ])
  ]
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  const [head, ...body] = lines.map(
    (line) => `| ${line.map((text, i) => text.padEnd(widths[i]!)).join(' | ')} |`
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...body].join('\n') + '\n'
}

/** A tick per passed test would be noise: their number says how many stand behind it. */
function mark({ passed, failed }: Cell): string {
  if (failed > 0) return `✗ ${failed} of ${passed + failed}`
  return passed > 0 ? `✓ ${passed}` : '–'
}
