import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The builds that the page can run, from the folder of the first: the addresses it asks for, and where they lie. */
export function builds(pluginFolder: string): { address: string; folder: string }[] {
  return [
    { address: 'plugin/', folder: pluginFolder },
    { address: 'plugin/publish/', folder: join(pluginFolder, 'build/publish') }
  ]
}

/**
 * A build's files by the names the page asks for.
 *
 * @throws an Error whose message says what to run when it is not built.
 */
export async function readPlugin(folder: string): Promise<Record<string, string>> {
  const read = (file: string): Promise<string> =>
    readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      const message = `The plugin is not built: ${file} is missing. Run “npm run build” first.`
      throw new Error(message, { cause: error })
    })
  const manifest = await read('manifest.json')
  const { main, ui } = v.parse(Manifest, manifest)
  return { 'manifest.json': manifest, 'main.js': await read(main), ui: await read(ui) }
}

/** The files a manifest names; the page reads the rest of it. */
const Manifest = v.pipe(v.string(), v.parseJson(), v.object({ main: v.string(), ui: v.string() }))
