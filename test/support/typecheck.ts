import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One tsconfig per runtime, so that main sees no DOM and perception nothing but the language. */
const PROJECTS = [
  '.',
  ...['bridge', 'main', 'ui', 'client', 'service', 'perception', 'node', 'playground'].map(
    (folder) => `src/${folder}`
  ),
  'test'
]

function check(project: string): Promise<boolean> {
  return new Promise((done) => {
    const args = ['node_modules/typescript/bin/tsc', '-p', project, '--pretty']
    spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => {
      if (code !== 0) console.error(`types: ${project} failed`)
      done(code === 0)
    })
  })
}

const queue = [...PROJECTS]
const results: boolean[] = []
async function work(): Promise<void> {
  for (let project = queue.shift(); project; project = queue.shift()) {
    results.push(await check(project))
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
process.exitCode = results.every(Boolean) ? 0 : 1
