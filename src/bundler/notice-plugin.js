import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundledPackages } from './bundled-packages.js'
import { filesIn } from './files-in.js'
import { isAllowed } from './licences.js'
import { pack } from './pack.js'

/** Notices for licences that need no full text: where to find the text and the source. */
const BY_REFERENCE = {
  'MPL-2.0': 'Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/. Used unchanged.'
}

/**
 * `import packed from 'glance:notice'` gives the licences of all packages that are part of the plugin, packed;
 * NOTICE.txt beside the bundle holds the same.
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
        return { contents: pack(notice), loader: 'text' }
      })
      plugin.onEnd(({ errors }) => {
        if (errors.length === 0) writeFileSync(join(dirname(outfile), 'NOTICE.txt'), notice)
      })
    }
  }
}

/** Texts for packages that name their licence and carry no file of it. */
const NAMED = { 'Apache-2.0': 'src/bundler/apache-2.0.txt' }

/** What licences ask to be said of a changed work. */
const CHANGED = {
  '@mediapipe/objectron':
    'Of this package, the plugin has the weights of the first half of object_detection_ssd_mobilenetv2_oidv4_fp16.tflite,\nchanged: cut off in the middle and rounded to 8 bits.\n\n'
}

/** A package's name, version, licence and source, and the licence's text. */
function describe(folder) {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8')
  )
  const [file] = filesIn(folder, /^licen[cs]e/i)
  const source = addressOf(repository) ?? homepage
  const written = file ?? NAMED[license]
  const text = BY_REFERENCE[license] ?? (written && readFileSync(written, 'utf8').trim())
  if (!isAllowed(license, 'plugin'))
    throw new Error(`${name} is under ${license}, which is not allowed.`)
  if (!text || !source) throw new Error(`${name} does not say what it may be used for.`)
  return `${name} ${version} (${license})\n${source}\n\n${CHANGED[name] ?? ''}${text}\n\n${'-'.repeat(72)}`
}

/** Any of the forms that a package may name its repository in, as a web address. */
function addressOf(repository) {
  const given = typeof repository === 'string' ? repository : repository?.url
  if (!given) return undefined
  const path = given.replace(/^(git\+)?(https?|git|ssh):\/\/(git@)?/, '').replace(/\.git$/, '')
  return /^[^/.]+\/[^/]+$/.test(path) ? `https://github.com/${path}` : `https://${path}`
}
