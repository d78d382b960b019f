import { parseArgs } from 'node:util'
import { buildPlugin } from '../support/built-plugin'
import { openStage } from '../support/playground'
import { soakInBrowser } from './browser/in-browser'
import { type Outcome, soak } from './soak'

/**
 * `npm run soak -- --seeds 1000` drives the panel through services that fail as each seed decides, and prints how what they
 * hit ended. `--from 17 --seeds 1` repeats one seed, `--only 429` makes those faults alone, `--browser` drives the built
 * plugin in Chromium by its buttons. Exits with 1 when a property did not hold.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    browser: { type: 'boolean', default: false }
  }
})
const outcomes: Outcome[] = []
if (values.browser) await buildPlugin()
const only = new RegExp(values.only)
const browser = values.browser ? await openStage() : null
for (let i = 0; i < Number(values.seeds); i++) {
  const seed = Number(values.from) + i
  const outcome = await (browser === null ? soak(seed, only) : soakInBrowser(browser, seed))
  outcomes.push(outcome)
  for (const fault of outcome.broken) console.error(`seed ${outcome.seed}: ${fault}`)
  if (outcome.broken.length > 0) process.exitCode = 1
}
await browser?.close()
const ends = new Map<string, number>()
for (const { injected, ends: ended } of outcomes) {
  for (const { subject } of injected) {
    const end = ended.get(subject)?.end ?? 'not about one analysis'
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
}
console.table(Object.fromEntries(ends))
console.log(
  `${values.seeds} seeds, ${outcomes.filter(({ broken }) => broken.length > 0).length} broken`
)
