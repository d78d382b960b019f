import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { NETWORK_PACKAGES } from './networks-file.js'
import { filesIn } from './files-in.js'

/** All that becomes part of the built plugin begins here. */
const ENTRIES = [
  'src/ui/index.tsx',
  ...filesIn('src/main/commands', /\.ts$/),
  ...readdirSync('src/workers').flatMap((kind) => filesIn(`src/workers/${kind}`, /^script\.ts$/))
]

/** The folders of the packages whose code is in the plugin, sorted by name. They are found by bundling: none is forgotten. */
export async function bundledPackages() {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    outdir: '.',
    bundle: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { GLANCE_CONNECTS: 'true' },
    loader: { '.css': 'empty', '.webp': 'empty' },
    plugins: [{ name: 'leave-out', setup: leaveOut }],
    logLevel: 'silent'
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  )
  const folders = used.flatMap(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  // Data of a package counts as part of it.
  return [
    ...new Set([...folders, ...NETWORK_PACKAGES.map((name) => `node_modules/${name}`)])
  ].sort()
}

/** Leaves out imports that other plugins resolve: none of them is a package. The kit's own styles come with its code. */
function leaveOut(plugin) {
  plugin.onResolve({ filter: /\?worker$|^glance:/ }, ({ path }) => ({ path, external: true }))
  plugin.onResolve({ filter: /^!.*\.css$/ }, ({ path }) => ({ path, external: true }))
  plugin.onResolve({ filter: /^preact\/compat$/ }, () => ({ path: 'compat', external: true }))
}
