import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

/** A file with a change in it, to be tested. */
export interface Trial {
  file: string
  /** null as it is: tests that fail then, say for want of time, are not asked later. */
  text: string | null
  /** Ask all tests that import the file, too: many, and slow. */
  thorough: boolean
}

export interface Verdict {
  /** Who noticed; null when nobody did. */
  caughtBy: string | null
  /** How many files of tests were run; 0 where none is about the file. */
  tests: number
}

/** Their parts have folders of tests of their own. */
const AREAS_OF_PARTS = new Set(['ui', 'main', 'engine'])

/** In the order in which they are asked for: Vitest would begin with those that take longest. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

/**
 * A process of its own, in a copy of the repository: writes each file it is sent, runs its tests and answers whether one
 * failed: those that mirror the file and import it, then the soak. Whoever started it ends it when it hangs.
 */
const vitest = await createVitest('test', {
  watch: false,
  // Only what fails first is of interest.
  bail: 1,
  // A machine that is busy fails tests that no mutant failed.
  retry: 1,
  reporters: [{}],
  silent: true,
  maxWorkers: 2,
  sequence: { sequencer: AsAsked },
  // Goes with the copy: else each would leave its modules in node_modules.
  experimental: { fsModuleCachePath: join(process.cwd(), 'modules') },
  testTimeout: 10_000
})
const known = new Map<string, Promise<TestSpecification[][]>>()
/** Milliseconds that files of tests took which passed with the source as it is. */
const passed = new Map<string, number>()
/** What noticed the last mutants: it may notice the next. */
const caughtBefore = new Set<string>()

async function test({ file, text, thorough }: Trial): Promise<Verdict> {
  known.set(file, known.get(file) ?? specificationsOf(file, thorough))
  if (text === null) return leaveOutFailing(file)
  const original = readFileSync(file)
  writeFileSync(file, text)
  try {
    return await runTests(file, (await known.get(file)) ?? [])
  } finally {
    writeFileSync(file, original)
    vitest.invalidateFile(join(process.cwd(), file))
  }
}

/** Each file of tests is run once, whatever the number of sources that it is asked about. */
async function leaveOutFailing(file: string): Promise<Verdict> {
  for (;;) {
    const groups = (await known.get(file)) ?? []
    const fresh = groups.map((group) => group.filter(({ moduleId }) => !passed.has(moduleId)))
    const verdict = await runTests(file, fresh)
    if (verdict.caughtBy === null) return { ...verdict, tests: groups.flat().length }
    console.error(`${file}: without ${verdict.caughtBy}, which fails as it is`)
    const left = groups.map((group) =>
      group.filter(({ moduleId }) => relative('.', moduleId) !== verdict.caughtBy)
    )
    if (left.flat().length === groups.flat().length) return verdict
    known.set(file, Promise.resolve(left))
  }
}

async function runTests(file: string, groups: readonly TestSpecification[][]): Promise<Verdict> {
  let tests = 0
  for (const group of groups.filter(({ length }) => length > 0)) {
    if (group.some(({ project }) => project.name === 'integration')) build()
    vitest.invalidateFile(join(process.cwd(), file))
    const { testModules: seen, unhandledErrors } = await vitest.runTestSpecifications(
      [...group].sort((one, other) => priority(one) - priority(other))
    )
    const asked = new Set(group.map(({ moduleId }) => moduleId))
    // Vitest remembers earlier ones.
    const testModules = seen.filter(({ moduleId }) => asked.has(moduleId))
    tests += testModules.length
    const failed = testModules.find((one) => one.state() === 'failed')
    if (failed !== undefined) {
      caughtBefore.add(failed.moduleId)
      return { caughtBy: relative('.', failed.moduleId), tests }
    }
    if (unhandledErrors.length > 0) return { caughtBy: 'an error that nobody handles', tests }
    for (const one of testModules) passed.set(one.moduleId, one.diagnostic().duration)
  }
  return { caughtBy: null, tests }
}

/** What is quick comes first, and what noticed a mutant already comes before what takes ten times as long. */
function priority({ moduleId }: TestSpecification): number {
  return (passed.get(moduleId) ?? 0) / (caughtBefore.has(moduleId) ? 10 : 1)
}

/** Tests of the built plugin see a change only when it is built. */
function build(): void {
  execFileSync('node_modules/.bin/build-figma-plugin', ['--minify'], { stdio: 'ignore' })
}

/** In groups, those that see most of the file first. */
async function specificationsOf(file: string, thorough: boolean): Promise<TestSpecification[][]> {
  const [, area = '', part = ''] = file.split('/')
  const folder = `test/${AREAS_OF_PARTS.has(area) ? `${area}/${part}` : area}/`
  // Only the built plugin shows what the main thread does.
  if (area === 'main') return [await vitest.globTestSpecifications([folder])]
  const named = file.replace(/^src/, 'test').replace(/\.tsx?$/, '.test.')
  const isNamed = ({ moduleId }: TestSpecification): boolean => isBelow(moduleId, named)
  const soak = 'test/soak/soak.test.ts'
  const own = await unitTestsOf(file, [folder])
  const near = new Set(own.map(({ moduleId }) => moduleId))
  const others = thorough ? await unitTestsOf(file, []) : []
  return [
    own.filter(isNamed),
    own.filter((one) => !isNamed(one)),
    await vitest.globTestSpecifications([soak]),
    others.filter(({ moduleId }) => !near.has(moduleId))
  ]
}

function isBelow(moduleId: string, beginning: string): boolean {
  return relative('.', moduleId).startsWith(beginning)
}

/** Those that import it, of the folders that are named; of none, of all. */
async function unitTestsOf(file: string, folders: string[]): Promise<TestSpecification[]> {
  // What a run leaves of a module does not say what the module imports.
  for (const { vite } of vitest.projects) vite.environments.ssr.moduleGraph.invalidateAll()
  vitest.config.related = [join(process.cwd(), file)]
  const related = await vitest.getRelevantTestSpecifications(folders)
  delete vitest.config.related
  return related.filter(({ project }) => project.name === 'unit')
}

process.on('message', (trial: Trial) => {
  void test(trial).then((verdict) => process.send?.(verdict))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
