import { parseArgs } from 'node:util'
import { type Outcome, soak } from './soak'

/**
 * `npm run soak -- --seeds 1000` drives the panel through as many seeded services that fail, and prints faults by phase
 * with how runs ended. `--from 17 --seeds 1` repeats one. Ends with 1 when anything did not hold.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '200' }, from: { type: 'string', default: '1' } }
})
const outcomes: Outcome[] = []
for (let i = 0; i < Number(values.seeds); i++) {
  const outcome = await soak(Number(values.from) + i)
  outcomes.push(outcome)
  for (const fault of outcome.broken) console.error(`seed ${outcome.seed}: ${fault}`)
}

const faults = new Map<string, number>()
const ends = new Map<string, number>()
const add = (counts: Map<string, number>, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1)
for (const outcome of outcomes) {
  for (const { phase, fault } of outcome.injected) add(faults, `${phase} | ${fault}`)
  for (const end of outcome.ends) add(ends, end)
}
print('| phase | fault | times |\n| --- | --- | --- |', faults)
print('| how runs ended | times |\n| --- | --- |', ends)
const broken = outcomes.filter((outcome) => outcome.broken.length > 0)
console.log(`${outcomes.length} seeds, ${broken.length} broken`)
process.exitCode = broken.length === 0 ? 0 : 1

function print(head: string, counts: Map<string, number>): void {
  const rows = [...counts].sort().map(([name, times]) => `| ${name} | ${times} |`)
  console.log(`\n${[head, ...rows].join('\n')}`)
}
