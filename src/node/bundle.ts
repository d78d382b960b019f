import * as esbuild from 'esbuild'
import { fileURLToPath } from 'node:url'

const bundles = new Map<string, Promise<string>>()

/** A module and all that it imports as one script. It is made once; where that failed, again at the next call. */
export function bundle(entry: URL, options: esbuild.BuildOptions): Promise<string> {
  const made = bundles.get(entry.href) ?? build(entry, options)
  bundles.set(entry.href, made)
  made.catch(() => bundles.delete(entry.href))
  return made
}

async function build(entry: URL, options: esbuild.BuildOptions): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(entry)],
    ...options,
    bundle: true,
    write: false,
    logLevel: 'silent'
  })
  return outputFiles[0]!.text
}
