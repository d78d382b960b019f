import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Pixels } from '../../../../src/perception'
import type { TaskReport } from './run-task'
import type { TaskName } from './tasks'

const HERE = dirname(fileURLToPath(import.meta.url))

export interface FreshProcesses {
  /** Runs a task in a new Node process, so many times; `whole` is the life of the process, ms. */
  run: (task: TaskName, runs: number) => TaskReport & { whole: number }
  dispose: () => void
}

/**
 * Bundles the engine once and writes the picture's raw pixels to a file, so that a fresh process neither
 * compiles TypeScript nor decodes.
 */
export async function freshProcesses({ width, height, data }: Pixels): Promise<FreshProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'glance-bench-'))
  const script = join(folder, 'run-task.mjs')
  const picture = join(folder, 'picture.rgba')
  await build({
    entryPoints: [join(HERE, 'run-task.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The weights of the networks lie in packages, which are looked for from here.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    outfile: script
  })
  writeFileSync(picture, data)
  return {
    run(task, runs) {
      const args = [script, task, picture, String(width), String(height), String(runs)]
      const start = performance.now()
      const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
      const whole = performance.now() - start
      return { ...(JSON.parse(output) as TaskReport), whole }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true })
  }
}
