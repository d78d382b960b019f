import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** All that becomes part of the built plugin begins here. */
const ENTRIES = [
  'src/ui/index.tsx',
  ...filesIn('src/main/commands', /\.ts$/),
  ...readdirSync('src/workers').flatMap((kind) => filesIn(`src/workers/${kind}`, /^script\.ts$/))
]

/** Whose terms ask for less than their whole text: where it is to be had, and that of the source. */
const BY_REFERENCE = {
  'MPL-2.0': 'Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/. Used unchanged.'
}

/**
 * `import packed from 'glance:notice'` gives the licences of all packages that are part of the plugin, as gzip in
 * base64; NOTICE.txt beside the bundle holds the same. They are found by bundling, so that none is forgotten.
 */
export function noticePlugin() {
  return {
    name: 'notice',
    setup(plugin) {
      const { outfile } = plugin.initialOptions
      let notice = ''
      plugin.onResolve({ filter: /^glance:notice$/ }, ({ path }) => ({ path, namespace: 'notice' }))
      plugin.onLoad({ filter: /.*/, namespace: 'notice' }, async () => {
        notice = (await bundledPackages()).map(describe).join('\n\n')
        return { contents: gzipSync(notice, { level: 9 }), loader: 'base64' }
      })
      plugin.onEnd(() => writeFileSync(join(dirname(outfile), 'NOTICE.txt'), notice))
    }
  }
}

/** The folders of the packages whose code is in the plugin, sorted by name. */
async function bundledPackages() {
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
  return [...new Set(folders)].sort()
}

/** What other plugins make: none of it is a package. The kit's own styles come with its code. */
function leaveOut(plugin) {
  plugin.onResolve({ filter: /\?worker$|^glance:/ }, ({ path }) => ({ path, external: true }))
  plugin.onResolve({ filter: /^!.*\.css$/ }, ({ path }) => ({ path, external: true }))
  plugin.onResolve({ filter: /^preact\/compat$/ }, () => ({ path: 'compat', external: true }))
}

/** A package's name, version, licence and source, and the licence's text. */
function describe(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8')
  )
  const [file] = filesIn(folder, /^licen[cs]e/i)
  const source = addressOf(repository) ?? homepage
  const text = BY_REFERENCE[license] ?? (file && readFileSync(file, 'utf8').trim())
  if (!text || !source) throw new Error(`${name} does not say what it may be used for.`)
  return `${name} ${version} (${license})\n${source}\n\n${text}\n\n${'-'.repeat(72)}`
}

/** Any of the forms that a package may name its repository in, as a web address. */
function addressOf(repository) {
  const given = typeof repository === 'string' ? repository : repository?.url
  if (!given) return undefined
  const path = given.replace(/^(git\+)?(https?|git|ssh):\/\/(git@)?/, '').replace(/\.git$/, '')
  return /^[^/.]+\/[^/]+$/.test(path) ? `https://github.com/${path}` : `https://${path}`
}

function filesIn(folder, name) {
  try {
    return readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => join(folder, file))
  } catch (error) {
    if (error.code === 'ENOTDIR') return []
    throw error
  }
}
