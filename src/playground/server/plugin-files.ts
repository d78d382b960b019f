import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from './read-manifest'

/** The builds that the page can run, from the folder of the first: the addresses it asks for, and where they lie. */
export function builds(pluginFolder: string): { address: string; folder: string }[] {
  return [
    { address: 'plugin/', folder: pluginFolder },
    { address: 'plugin/publish/', folder: join(pluginFolder, 'build/publish') }
  ]
}

/**
 * A build's files by the names the page asks for; `ui` is empty for a plugin without a panel.
 *
 * @throws an Error whose message says what to run when it is not built.
 */
export async function readPlugin(folder: string): Promise<Record<string, string>> {
  const { main, ui } = await readManifest(folder)
  const read = (file: string): Promise<string> =>
    readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      const message = `The plugin is not built: ${file} is missing. Run “npm run build” first.`
      throw new Error(message, { cause: error })
    })
  return {
    'manifest.json': await read('manifest.json'),
    'main.js': await read(main),
    ui: ui === undefined ? '' : await read(ui)
  }
}
