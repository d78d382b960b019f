import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './read-manifest'

/** @throws an Error that says what to run when the plugin in this folder has not been built. */
export async function requireBuild(folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  const files = [manifest.main, ...(manifest.ui === undefined ? [] : [manifest.ui])]
  for (const file of files) {
    await access(join(folder, file)).catch(() => {
      throw new Error(`The plugin is not built: ${file} is missing. Run “npm run build” first.`)
    })
  }
}
