import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFiles } from './bundle-page'
import { builds, readPlugin } from './plugin-files'

/**
 * Writes the page, all it needs and both builds of the plugin into a folder that any static host can serve, at any
 * address. What was in the folder goes.
 *
 * @throws an Error whose message says what to run when a build is missing.
 */
export async function writeSite(site: string, pluginFolder: string): Promise<void> {
  const plugins = await Promise.all(
    builds(pluginFolder).map(async ({ address, folder }) => ({
      address,
      files: await readPlugin(folder)
    }))
  )
  const page = await pageFiles({ sourcemap: false })
  await rm(site, { recursive: true, force: true })
  await mkdir(site, { recursive: true })
  for (const [name, file] of Object.entries(page)) {
    const at = join(site, name)
    await ('path' in file ? copyFile(file.path, at) : writeFile(at, file.text))
  }
  for (const { address, files } of plugins) {
    await mkdir(join(site, address), { recursive: true })
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(site, address, name), text)
    }
  }
}
