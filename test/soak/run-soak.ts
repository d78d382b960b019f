import { parseArgs } from 'node:util'
import { buildPlugin } from '../support/built-plugin'
import { openStage } from '../support/playground'
import { soakInBrowser } from './browser/in-browser'
import { inMemory } from './in-memory'
import { watchMemory } from './memory'
import { PLANTS } from './planted/plants'
import { reportsOf } from './planted/soak-with'
import { IN_SANDBOX } from './plugin/in-sandbox'
import { type Outcome, soak } from './soak'
import { soakTables } from './tables'
import type { Setting } from './world'

/**
 * `npm run soak -- --seeds 1000` drives the panel through as many seeded services that fail, and prints faults by phase
 * with how what they hit ended, as Markdown; `--names` by the name of each. `--from 17 --seeds 1` repeats one, `--only 429` makes those faults alone. `--memory` watches that none of it
 * stays in memory. `--plugin` takes the built main thread in the sandbox and a service over HTTP, some seconds a seed;
 * `--browser` the built plugin in Chromium, by its buttons.
 * `--planted` puts faults into copies of the source instead, and says whether each is noticed.
 * Ends with 1 when anything did not hold.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    names: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    plugin: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false }
  }
})
if (values.planted) await showPlanted()
const outcomes: Outcome[] = []
if (values.plugin || values.browser) await buildPlugin()
const setting: Setting = values.plugin ? IN_SANDBOX : inMemory(new RegExp(values.only))
const browser = values.browser ? await openStage() : null
const memory = values.memory ? watchMemory() : null
for (let i = 0; i < Number(values.seeds); i++) {
  const seed = Number(values.from) + i
  const outcome = await (browser === null ? soak(seed, setting) : soakInBrowser(browser, seed))
  // Results are large, and of no use to the tables.
  if (memory === null) outcomes.push(outcome)
  memory?.note(i)
  for (const fault of outcome.broken) console.error(`seed ${outcome.seed}: ${fault}`)
  if (outcome.broken.length > 0) process.exitCode = 1
}
if (memory === null) console.log(soakTables(outcomes, values.names))
await browser?.close()
const grows = memory?.verdict() ?? null
if (grows !== null) {
  console.error(grows)
  process.exitCode = 1
}
console.log(
  `${values.seeds} seeds, ${outcomes.filter(({ broken }) => broken.length > 0).length} broken`
)

async function showPlanted(): Promise<never> {
  for (const plant of PLANTS) {
    const [first = null] = await reportsOf(plant)
    console.log(`${plant.name}: ${first ?? 'NOT NOTICED'}`)
    if (first === null) process.exitCode = 1
  }
  process.exit()
}
