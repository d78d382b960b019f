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

/** Builds into a folder of its own, with more environment where a test needs an organisation's build. */
export async function buildPluginInto(
  folder: string,
  env: Record<string, string> = {}
): Promise<void> {
  await run('npx', ['--no-install', 'build-figma-plugin', '--minify', '--output', folder], {
    env: { ...process.env, ...env }
  })
}

/** Reads what Figma would load. */
export async function readBuiltPlugin(folder = '.'): Promise<BuiltPlugin> {
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
  const [manifest, main, ui] = await Promise.all(
    ['manifest.json', 'build/main.js', 'build/ui.js'].map(read)
  )
  return {
    manifest: JSON.parse(manifest ?? '') as Record<string, unknown>,
    main: main ?? '',
    ui: ui ?? ''
  }
}
