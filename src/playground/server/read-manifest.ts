import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** What the server needs of a manifest; the page reads the rest from the same file. */
const Manifest = v.object({ main: v.string(), ui: v.optional(v.string()) })

export type ManifestFiles = v.InferOutput<typeof Manifest>

/** @throws an Error that says what to run when manifest.json is missing or names no files. */
export async function readManifest(folder: string): Promise<ManifestFiles> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error('The plugin is not built: manifest.json is missing. Run “npm run build” first.')
  })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text)
  if (parsed.success) return parsed.output
  throw new Error('manifest.json names no main file. Run “npm run build” to write it anew.')
}
