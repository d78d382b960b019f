import { type ChildProcess, fork } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { globSync } from 'tinyglobby'
import { seeded } from '../soak/random'
import { copyRepository } from './copy-repository'
import { applyMutant, listMutants, type Mutant } from './list-mutants'
import type { Trial, Verdict } from './try-mutants'

/**
 * `npm run mutants -- PATHS` changes the sources at those paths (files or folders) one small thing at a time, in a copy of
 * the repository, and says which changes no test noticed. `--sample 40` takes 40 of them, `--seed 2` others.
 * Asked are the tests that mirror a file and import it, the quickest first, and the soak; with `--thorough` all that import it. `--seconds 90` bounds the tests of one: what hangs is noticed. Ends with 1 when anything could not be tried.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    thorough: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '180' }
  }
})

interface Tried extends Mutant {
  file: string
}

const patterns = positionals.flatMap((path) =>
  /\.tsx?$/.test(path) ? [path] : [`${path.replace(/\/$/, '')}/**/*.{ts,tsx}`]
)
const files = globSync(patterns, { ignore: ['**/words.ts', '**/words.de.ts', '**/*.d.ts'] }).sort()
const all = files.flatMap((file) =>
  listMutants(file, readFileSync(file, 'utf8')).map((mutant): Tried => ({ ...mutant, file }))
)
const chance = seeded(Number(values.seed))
const chosen = all
  .map((mutant) => ({ mutant, at: chance() }))
  .sort((one, other) => one.at - other.at)
  .slice(0, Number(values.sample))
  .map(({ mutant }) => mutant)
  .sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start)
console.log(
  `${chosen.length} of ${all.length} mutants in ${files.length} files, seed ${values.seed}`
)

let tester: ChildProcess | null = null
// Before the copy is removed: who still runs in it would write it anew.
process.once('exit', stopTester)
const { folder } = copyRepository()

/** With all that it has started. */
function stopTester(): void {
  const pid = tester?.pid
  tester = null
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

async function startTester(): Promise<ChildProcess> {
  const child = fork(resolve('test/mutants/try-mutants.ts'), {
    cwd: folder,
    execArgv: ['--import', import.meta.resolve('tsx')],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  tester = child
  await next(child, Infinity)
  return child
}

/** Its next message; null when it ends or says nothing in time. */
function next(child: ChildProcess, ms: number): Promise<unknown> {
  return new Promise((done) => {
    const timer = ms === Infinity ? undefined : setTimeout(() => settle(null), ms)
    const settle = (message: unknown): void => {
      clearTimeout(timer)
      child.off('message', settle)
      child.off('exit', ended)
      done(message)
    }
    const ended = (): void => settle(null)
    child.once('message', settle)
    child.once('exit', ended)
  })
}

async function tryOut(file: string, text: string | null, times = 1): Promise<Verdict | null> {
  const child = tester ?? (await startTester())
  const trial: Trial = { file, text, thorough: values.thorough }
  child.send(trial)
  const verdict = (await next(child, times * Number(values.seconds) * 1000)) as Verdict | null
  if (verdict === null) {
    stopTester()
    copyFileSync(file, join(folder, file))
  }
  return verdict
}

const survivors: Tried[] = []
let tried = 0
for (const file of new Set(chosen.map((mutant) => mutant.file))) {
  const text = readFileSync(join(folder, file), 'utf8')
  const asItIs = await tryOut(file, null, 10)
  if (asItIs?.caughtBy !== null || asItIs.tests === 0) {
    console.error(`${file}: it has no tests, or they fail or take too long as it is`)
    process.exitCode = 1
    continue
  }
  for (const mutant of chosen.filter((one) => one.file === file)) {
    const began = Date.now()
    const verdict = await tryOut(file, applyMutant(text, mutant))
    const caughtBy = verdict === null ? 'the clock' : verdict.caughtBy
    tried += 1
    if (caughtBy === null) survivors.push(mutant)
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(
      `${caughtBy === null ? 'MISSED' : 'caught'} ${seconds} s ${tell(mutant)} ${caughtBy ?? ''}`
    )
  }
}
stopTester()

function tell({ file, line, was, becomes }: Tried): string {
  const short = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 70)
  return `${file}:${line} \`${short(was)}\` → \`${short(becomes)}\``
}

const caught = tried - survivors.length
console.log(`\n${caught} of ${tried} caught (${Math.round((100 * caught) / Math.max(1, tried))} %)`)
for (const survivor of survivors) console.log(`- ${tell(survivor)}`)
process.exit()
