import { resolve } from 'node:path'

/** The build tool makes a new module of a stylesheet for each file that imports it; this makes one for all. */
export function cssOncePlugin() {
  return {
    name: 'css-once',
    setup(plugin) {
      const made = new Map()
      plugin.onStart(() => made.clear())
      plugin.onResolve({ filter: /\.css$/ }, ({ path, pluginData, ...from }) => {
        if (pluginData === 'css-once') return undefined
        const file = path.startsWith('.') ? resolve(from.resolveDir, path) : path
        const { importer, kind, namespace, resolveDir } = from
        const asked = { importer, kind, namespace, resolveDir, pluginData: 'css-once' }
        if (!made.has(file)) made.set(file, plugin.resolve(path, asked))
        return made.get(file).then((found) => ({ path: found.path, errors: found.errors }))
      })
    }
  }
}
