import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The panel's own decoder, which runs in a page here. */
const ENTRY = fileURLToPath(new URL('../../workers/video/frames/decoder-page.ts', import.meta.url))

let bundled: Promise<string> | null = null

/** The script of the page that decodes, made once. */
export function bundleDecoder(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome100',
    logLevel: 'silent'
  })
  return outputFiles[0]!.text
}
