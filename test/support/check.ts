import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * `npm run check` runs everything that needs no test: types, lint, formatting, unused code. Two at a time,
 * slowest first. `npm run check -- types` runs those whose name starts so.
 */

/** One tsconfig per runtime, so that main sees no DOM and perception nothing but the language. */
const PROJECTS = [
  'test',
  ...[
    'ui',
    'workers',
    'playground',
    'node',
    'service',
    'client',
    'main',
    'engine',
    'perception',
    'bridge',
    'file',
    'interface',
    'language',
    'errors',
    'waiting',
    'colour',
    'bundler'
  ].map((folder) => `src/${folder}`)
]

const BIN = 'node_modules'

// TypeScript 7 checks types, in a fifth of the time; it has no programming interface yet, so ESLint and the build use 5.
const CHECKS: [name: string, script: string, args: string[]][] = [
  ['lint', `${BIN}/eslint/bin/eslint.js`, ['.', '--max-warnings', '0']],
  ...PROJECTS.map((project): [string, string, string[]] => [
    `types of ${project}`,
    `${BIN}/typescript-7/bin/tsc`,
    ['-p', project, '--pretty']
  ]),
  ['format', `${BIN}/prettier/bin/prettier.cjs`, ['--log-level', 'warn', '--check', '.']],
  ['unused code', `${BIN}/knip/bin/knip.js`, []]
]

function check([name, script, args]: (typeof CHECKS)[number]): Promise<boolean> {
  return new Promise((done) => {
    spawn(process.execPath, [script, ...args], { stdio: 'inherit' }).on('exit', (code) => {
      if (code !== 0) console.error(`check: ${name} failed`)
      done(code === 0)
    })
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
