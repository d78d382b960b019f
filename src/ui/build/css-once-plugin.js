import { resolve } from 'node:path'

/**
 * The build tool makes a new module of a stylesheet for each file that imports it, and the panel would
 * carry its text as often. This hands every importer the module that was made first.
 */
export function cssOncePlugin() {
  return {
    name: 'css-once',
    setup(plugin) {
      const made = new Map()
      plugin.onStart(() => made.clear())
      plugin.onResolve({ filter: /\.css$/ }, (args) => {
        if (args.pluginData === 'css-once') return undefined
        const { importer, kind, namespace, resolveDir } = args
        const file = args.path.startsWith('.') ? resolve(resolveDir, args.path) : args.path
        const asked = { importer, kind, namespace, resolveDir, pluginData: 'css-once' }
        if (!made.has(file)) made.set(file, plugin.resolve(args.path, asked))
        return made.get(file)
      })
    }
  }
}
