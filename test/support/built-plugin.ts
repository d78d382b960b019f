import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PACKED } from '../../src/bundler/pack.js'
import { unpack } from '../../src/workers/packed-parts'

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

/** Builds into a folder, in which the build tool leaves its temporary ones. */
export async function buildPluginInto(folder: string): Promise<void> {
  const args = ['--no-install', 'build-figma-plugin', '--minify', '--output', folder]
  await run('npx', args, { env: { ...process.env, TMPDIR: folder } })
}

/** The panel's script, which its file carries packed at its end. */
export function panelScript({ ui }: BuiltPlugin): Promise<string> {
  const packed = /\("([^"]+)"\)\n[^\n]*\s*$/.exec(ui)?.[1]
  if (packed === undefined) throw new Error('The panel carries no packed script.')
  return unpack(packed).text()
}

/** Every script that the panel runs: the one in its file, its own, and those that the main thread holds for it. */
export async function panelScripts(built: BuiltPlugin): Promise<string[]> {
  const packed = built.main.match(PACKED) ?? []
  const texts = await Promise.all(packed.map((part) => unpack(part.slice(1, -1)).text()))
  // The others are weights.
  const parts = texts.filter((text) => text.startsWith('"use strict";'))
  return [built.ui, await panelScript(built), ...parts]
}

/** Reads what Figma would load: the manifest and the files that it names from its folder. */
export async function readBuiltPlugin(folder = '.'): Promise<BuiltPlugin> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
  const manifest = JSON.parse(await read('manifest.json')) as { main: string; ui: string }
  const [main, ui] = await Promise.all([read(manifest.main), read(manifest.ui)])
  return { manifest: { ...manifest }, main, ui }
}
