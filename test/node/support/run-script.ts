import { build, type Plugin } from 'esbuild'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Scripts that tests start in processes of their own, many times over. */
const SCRIPTS = [
  ...['serve', 'work', 'keys', 'analyse'].map((name) => `src/node/${name}.ts`),
  'test/node/redis/support/worker-process.ts',
  'test/node/support/capture-alone.ts'
]

const FOLDER = 'node_modules/.cache/glance-scripts'

/** Code goes on finding what lies beside its source. */
const inItsPlace: Plugin = {
  name: 'in-its-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](src|test)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const url = JSON.stringify(pathToFileURL(path).href)
      return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' }
    })
}

/** Each script as one file of JavaScript: starting the many files of TypeScript takes three times as long. */
async function bundle(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: SCRIPTS,
    outdir: FOLDER,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [inItsPlace]
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { path, contents } of outputFiles) {
    // Other workers may do the same, or run it.
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
}

await bundle()

/** What Node is to be started with for a script: its bundle, or the source as its npm script runs it. */
export function nodeArguments(script: string): string[] {
  return SCRIPTS.includes(script)
    ? [join(FOLDER, basename(script).replace(/ts$/, 'mjs'))]
    : ['--import', 'tsx', script]
}

/** Starts one of the project's commands, or another script. */
export function startScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {}
): ChildProcess {
  return spawn(process.execPath, [...nodeArguments(script), ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env }
  })
}

/** Runs a command to its end. */
export function runScript(script: string, args: readonly string[]): Promise<Finished> {
  return finished(startScript(script, args))
}

/** What a process says, which grows with it. */
export function saidBy(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: '', stderr: '' }
  child.stdout?.on('data', (data: Buffer) => (said.stdout += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (said.stderr += data.toString()))
  return said
}

/** Resolves when a process has ended, to what it said. */
export async function finished(child: ChildProcess): Promise<Finished> {
  const said = saidBy(child)
  await once(child, 'close')
  return { code: child.exitCode, ...said }
}

/** Sends a signal to a process and waits for its end. */
export async function ended(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM'
): Promise<number | null> {
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
  return child.exitCode
}
