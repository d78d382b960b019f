import { build, type BuildOptions } from 'esbuild'
import { fileURLToPath } from 'node:url'

/** Bundles a module and all that it imports into one script. */
export async function bundle(entry: URL, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    ...options,
    bundle: true,
    write: false,
    logLevel: 'silent'
  })
  return outputFiles[0]!.text
}
