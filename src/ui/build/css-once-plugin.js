import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))

/**
 * The build tool makes a new module of a stylesheet for each file that imports it, with code of its own
 * to put it into the page, and names classes for reading. This makes one module of each, which leaves the
 * rest to `addStyle`; in a minified build its names are short.
 */
export function cssOncePlugin({ minify = false } = {}) {
  return {
    name: 'css-once',
    setup(plugin) {
      const made = new Map()
      const short = createNames()
      plugin.onStart(() => made.clear())
      plugin.onResolve({ filter: /\.css$/ }, (args) => {
        if (args.pluginData === 'css-once') return undefined
        const { importer, kind, namespace, resolveDir } = args
        const file = args.path.startsWith('.') ? resolve(resolveDir, args.path) : args.path
        const asked = { importer, kind, namespace, resolveDir, pluginData: 'css-once' }
        const take = async () => {
          const { path, errors } = await plugin.resolve(args.path, asked)
          return { path, errors, namespace: 'css-once' }
        }
        if (!made.has(file)) made.set(file, take())
        return made.get(file)
      })
      plugin.onLoad({ filter: /.*/, namespace: 'css-once' }, async ({ path }) => {
        const contents = toCall(await readFile(path, 'utf8'))
        return {
          contents: minify ? shorten(contents, short) : contents,
          resolveDir: HERE
        }
      })
    }
  }
}

const INSERTION =
  /if \(document[^]*?textContent = (`(?:\\.|[^\\`])*`);\s*document\.head\.(append|prepend)\(element\);\s*}/

function toCall(module) {
  if (!INSERTION.test(module))
    throw new Error('The build tool writes stylesheets in another way now.')
  return module.replace(
    INSERTION,
    (_, css, way) => `import { addStyle } from './add-style'\naddStyle(${css}, '${way}')`
  )
}

/** Class names as postcss-modules makes them: `_name_file_line`. */
function shorten(module, short) {
  return module.replace(/(?<=[."\s])_[\w-]+_[0-9a-z]{5}_\d+/g, short)
}

/** A name of a few letters for each, the same in every build unless two names are alike. */
function createNames() {
  const owners = new Map()
  return (name) => {
    const letters = BigInt(`0x${createHash('sha1').update(name).digest('hex')}`).toString(36)
    for (let length = 4; ; length++) {
      const short = `_${letters.slice(-length)}`
      const owner = owners.get(short) ?? name
      owners.set(short, owner)
      if (owner === name) return short
    }
  }
}
