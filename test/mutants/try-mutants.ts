import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'

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

/**
 * A process of its own, in a copy of the repository: writes each file it is sent, runs its tests and answers whether one
 * failed: those that mirror the file, then the soak. Whoever started it ends it when it hangs.
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
  testTimeout: 20_000
})
const known = new Map<string, Promise<TestSpecification[][]>>()

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

async function leaveOutFailing(file: string): Promise<Verdict> {
  for (;;) {
    const groups = (await known.get(file)) ?? []
    const verdict = await runTests(file, groups)
    if (verdict.caughtBy === null) return verdict
    console.error(`${file}: without ${verdict.caughtBy}, which fails as it is`)
    const left = groups.map((group) =>
      group.filter(({ moduleId }) => relative('.', moduleId) !== verdict.caughtBy)
    )
    if (left.flat().length === groups.flat().length) return verdict
    known.set(file, Promise.resolve(left.filter((group) => group.length > 0)))
  }
}

async function runTests(file: string, groups: readonly TestSpecification[][]): Promise<Verdict> {
  let tests = 0
  for (const group of groups) {
    if (group.some(({ project }) => project.name === 'integration')) build()
    vitest.invalidateFile(join(process.cwd(), file))
    const { testModules: seen, unhandledErrors } = await vitest.runTestSpecifications(group)
    const asked = new Set(group.map(({ moduleId }) => moduleId))
    // Vitest remembers earlier ones.
    const testModules = seen.filter(({ moduleId }) => asked.has(moduleId))
    tests += testModules.length
    const failed = testModules.find((one) => one.state() === 'failed')
    if (failed !== undefined) return { caughtBy: relative('.', failed.moduleId), tests }
    if (unhandledErrors.length > 0) return { caughtBy: String(unhandledErrors[0]), tests }
  }
  return { caughtBy: null, tests }
}

/** Tests of the built plugin see a change only when it is built. */
function build(): void {
  execFileSync('node_modules/.bin/build-figma-plugin', ['--minify'], { stdio: 'ignore' })
}

/** In groups, those that see most of the file first. */
async function specificationsOf(file: string, thorough: boolean): Promise<TestSpecification[][]> {
  const all = await vitest.globTestSpecifications()
  const [, area = '', part = ''] = file.split('/')
  // Only the built plugin shows what the main thread does.
  const kind = area === 'main' ? 'integration' : 'unit'
  const folder = `test/${AREAS_OF_PARTS.has(area) ? `${area}/${part}` : area}/`
  const named = file.replace(/^src/, 'test').replace(/\.tsx?$/, '.test.')
  const isNamed = ({ moduleId }: TestSpecification): boolean => isBelow(moduleId, named)
  const own = all.filter((one) => one.project.name === kind && isBelow(one.moduleId, folder))
  const soak = all.filter(({ moduleId }) => moduleId.endsWith('/soak/soak.test.ts'))
  const near = new Set([...own, ...soak].map(({ moduleId }) => moduleId))
  const others = thorough ? await relatedTests(file) : []
  return [
    own.filter(isNamed),
    own.filter((one) => !isNamed(one)),
    area === 'main' ? [] : soak,
    others.filter(({ moduleId, project }) => project.name === 'unit' && !near.has(moduleId))
  ].filter((group) => group.length > 0)
}

function isBelow(moduleId: string, beginning: string): boolean {
  return relative('.', moduleId).startsWith(beginning)
}

async function relatedTests(file: string): Promise<TestSpecification[]> {
  vitest.config.related = [join(process.cwd(), file)]
  const related = await vitest.getRelevantTestSpecifications()
  delete vitest.config.related
  return related
}

process.on('message', (trial: Trial) => {
  void test(trial).then((verdict) => process.send?.(verdict))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
