import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** `npm run check` runs everything that needs no test, two at a time; `npm run check -- lint` what its name begins with. */

// Slowest first. oxlint checks types, too, by the tsconfig nearest to each file: one per runtime, so that main sees no
// DOM and perception nothing but the language. ESLint knows rooms, words in code and Figma's own rules.
const CHECKS: [name: string, script: string, ...args: string[]][] = [
  ['lint and types', 'oxlint/bin/oxlint', '--type-check', '--deny-warnings'],
  ['rooms', 'eslint/bin/eslint.js', 'src', '--max-warnings', '0'],
  ['unused code', 'knip/bin/knip.js'],
  ['types of the bundler', 'typescript/bin/tsc', '-p', 'src/bundler', '--pretty'],
  ['format', 'oxfmt/bin/oxfmt', '--check']
]

function check([name, script, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  return new Promise((done) => {
    spawn(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).on(
      'exit',
      (code) => {
        if (code !== 0) console.error(`check: ${name} failed`)
        done(code === 0)
      }
    )
  })
}

const [wanted = ''] = process.argv.slice(2)
const queue = CHECKS.filter(([name]) => name.startsWith(wanted))
const results: boolean[] = []
async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await check(next))
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
