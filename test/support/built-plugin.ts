import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface BuiltPlugin {
  manifest: Record<string, unknown>
  main: string
  ui: string
}

/** Runs `npm run build`. */
export async function buildPlugin(): Promise<void> {
  await run('npm', ['run', '--silent', 'build'])
}

/** The build to publish, made and read like every other. */
export const PUBLISH = ['--publish']

/** Builds into a folder of its own, with more arguments or environment where a test needs another build. */
export async function buildPluginInto(
  folder: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {}
): Promise<void> {
  const command = ['--no-install', 'build-figma-plugin', '--minify', '--output', folder, ...args]
  await run('npx', command, { env: { ...process.env, ...env } })
}

/** Reads what Figma would load: the manifest and the files that it names from its folder. */
export async function readBuiltPlugin(folder = '.'): Promise<BuiltPlugin> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
  const manifest = JSON.parse(await read('manifest.json')) as { main: string; ui: string }
  const [main, ui] = await Promise.all([read(manifest.main), read(manifest.ui)])
  return { manifest: { ...manifest }, main, ui }
}
