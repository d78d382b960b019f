import { NETWORK_SOURCES, networksFile } from './networks-file.js'
import { pack } from './pack.js'

/**
 * `import packed from 'glance:networks'` gives the weights of all networks, as `createNetworks` reads them, packed: nothing
 * of it is read before it is needed.
 */
export function networksPlugin() {
  return {
    name: 'networks',
    setup(plugin) {
      plugin.onResolve({ filter: /^glance:networks$/ }, ({ path }) => ({
        path,
        namespace: 'networks'
      }))
      plugin.onLoad({ filter: /.*/, namespace: 'networks' }, () => ({
        contents: pack(networksFile()),
        loader: 'text',
        watchFiles: NETWORK_SOURCES
      }))
    }
  }
}
