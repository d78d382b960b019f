import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { build as esbuild, type Plugin } from 'esbuild'
import { PAGE_FOLDER } from './folders'

interface PageFile {
  text: string
  /** The file's content type. */
  type: string
}

/** The files of the page by the name they are served under. */
export type PageBundle = Record<string, PageFile>

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json'
}

/** Bundles the page in memory, in one script and one style sheet with their source maps. */
export async function bundlePage(): Promise<PageBundle> {
  const { outputFiles } = await esbuild({
    entryPoints: { page: join(PAGE_FOLDER, 'main.tsx') },
    outdir: PAGE_FOLDER,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The plugin's build writes typings beside every .css file under src; these are not for it.
    loader: { '.pcss': 'css' },
    logLevel: 'warning',
    plugins: [servedFonts, emptyNodeModules, oneCanvasKit]
  })
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return [name, { text, type: TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' }]
    })
  )
}

/** The style sheet's fonts are fetched from the server, not bundled. */
const servedFonts: Plugin = {
  name: 'served-fonts',
  setup(build) {
    build.onResolve({ filter: /^\/.*\.ttf$/ }, ({ path }) => ({ path, external: true }))
  }
}

/** The host's packages reach for Node behind checks that are false in a browser. */
const emptyNodeModules: Plugin = {
  name: 'empty-node-modules',
  setup(build) {
    build.onResolve(
      { filter: /^(node:.*|fs|path|url|module|worker_threads|crypto|os|undici)$/ },
      ({ path }) => {
        return { path, namespace: 'empty', sideEffects: false }
      }
    )
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
  }
}

/** OpenPencil's drawing code asks for the small Skia, its headless code for the full one: one will do. */
const oneCanvasKit: Plugin = {
  name: 'one-canvaskit',
  setup(build) {
    const path = createRequire(import.meta.url).resolve('canvaskit-wasm/full')
    build.onResolve({ filter: /^canvaskit-wasm$/ }, () => ({ path }))
  }
}
