import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts one of the project's commands as its npm script does. */
export function startScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {}
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env }
  })
}

/** Runs a command to its end. */
export async function runScript(script: string, args: readonly string[]): Promise<Finished> {
  const child = startScript(script, args)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (data: Buffer) => (output.stdout += data.toString()))
  child.stderr?.on('data', (data: Buffer) => (output.stderr += data.toString()))
  await once(child, 'close')
  return { code: child.exitCode, ...output }
}
