import { fileURLToPath } from 'node:url'
import { cssOncePlugin } from './src/ui/build/css-once-plugin.js'
import { importEntries } from './src/ui/build/import-entries.js'
import { packedEntry } from './src/ui/build/packed-entry.js'
import { workerPlugin } from './src/ui/build/worker-plugin.js'

/**
 * The panel's bundle: automatic JSX, and workers as strings (a data: document has no URL to load one from).
 * Minified, it is packed; `npm run watch` leaves it as it is, to be read in the browser's tools.
 */
export default function (options) {
  const panel = {
    ...options,
    stdin: { ...options.stdin, contents: importEntries(options.stdin.contents) },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    alias: {
      'preact/compat': fileURLToPath(new URL('src/ui/build/small-compat.js', import.meta.url))
    },
    target: 'chrome100',
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    plugins: [workerPlugin(options), cssOncePlugin(options), ...options.plugins]
  }
  return options.minify ? packedEntry(panel) : panel
}
