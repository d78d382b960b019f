import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { build as esbuild, type Plugin } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { INTER_STYLES, withoutSpaces } from '../inter'

const PAGE_FOLDER = fileURLToPath(new URL('../page/', import.meta.url))

/** A file of the page: its text and content type, or where it lies. */
type PageFile = { text: string; type: string } | { path: string }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json'
}

const require = createRequire(import.meta.url)
const OPEN_PENCIL = join(dirname(require.resolve('@open-pencil/core/package.json')), 'dist')

/**
 * All files of the page by the name they are served under: its script and style sheet and the script of the Worker that
 * reads .fig files, bundled in memory, with source maps by default; the page itself, fonts, Skia, and Figma's theme.
 */
export async function pageFiles({ sourcemap = true } = {}): Promise<Record<string, PageFile>> {
  const { outputFiles } = await esbuild({
    entryPoints: {
      page: join(PAGE_FOLDER, 'main.tsx'),
      'fig-worker': join(OPEN_PENCIL, 'kiwi/fig/parse/worker.js')
    },
    outdir: PAGE_FOLDER,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    sourcemap,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // The plugin's build writes typings beside every .css file under src; these are not for it.
    loader: { '.pcss': 'css' },
    logLevel: 'warning',
    plugins: [servedFonts, relativeAddresses, emptyNodeModules, oneCanvasKit]
  })
  const bundled = outputFiles.map(({ path, text }) => {
    const type = TYPES[extname(path)] ?? 'text/plain'
    return [basename(path), { text, type }] as const
  })
  const assets = FONTS.map(
    (font) => [font, { path: join(OPEN_PENCIL, '../assets', font) }] as const
  )
  return {
    ...Object.fromEntries<PageFile>([...bundled, ...assets]),
    'index.html': { path: join(PAGE_FOLDER, 'index.html') },
    'canvaskit.wasm': { path: require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm') },
    'figma-theme.css': { path: require.resolve('@create-figma-plugin/ui/css/theme.css') }
  }
}

/** The style sheet's fonts are fetched from the server, not bundled. */
const servedFonts: Plugin = {
  name: 'served-fonts',
  setup(build) {
    build.onResolve({ filter: /\.ttf$/ }, ({ path }) => ({ path, external: true }))
  }
}

/** OpenPencil's files, and what in them asks for others by addresses of its own app. */
const ADDRESSES = {
  'text/fonts.js': [/"\/(\w+-\w+\.ttf)"/g, '"$1"'],
  'io/formats/fig/read.js': [/"[./]+\/kiwi\/fig\/parse\/worker\.ts"/, '"./fig-worker.js"']
} as const

/** Makes OpenPencil fetch its files from beside the page, in whatever folder that is. */
const relativeAddresses: Plugin = {
  name: 'relative-addresses',
  setup(build) {
    for (const [file, [address, ours]] of Object.entries(ADDRESSES)) {
      const filter = new RegExp(`core/dist/${file}$`)
      build.onLoad({ filter }, async ({ path }) => {
        const code = await readFile(path, 'utf8')
        const contents = code.replace(address, ours)
        if (contents === code) throw new Error(`OpenPencil’s ${file} asks for other addresses now.`)
        return { contents }
      })
    }
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
    const path = require.resolve('canvaskit-wasm/full')
    build.onResolve({ filter: /^canvaskit-wasm$/ }, () => ({ path }))
  }
}

/** Fonts that OpenPencil asks for. */
const FONTS = [
  ...INTER_STYLES.map((style) => `Inter-${withoutSpaces(style)}.ttf`),
  'NotoNaskhArabic-Regular.ttf'
]
