import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'
import { pack } from './pack.js'

/**
 * `import packed from './worker?worker'` gives the bundled script, packed: the panel is a
 * data: document and can load no second file, and whoever opens it need not load the scripts they never
 * use at their full size. `unpack` gives the text, to be started from a Blob URL.
 */
export function workerPlugin(options) {
  return {
    name: 'worker',
    setup(plugin) {
      plugin.onResolve({ filter: /\?worker$/ }, (args) => ({
        path: resolve(dirname(args.importer), args.path.replace(/\?worker$/, '.ts')),
        namespace: 'worker'
      }))
      plugin.onLoad({ filter: /.*/, namespace: 'worker' }, async (args) => {
        const result = await build({
          entryPoints: [args.path],
          bundle: true,
          write: false,
          metafile: true,
          minify: options.minify ?? false,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          logLevel: 'silent'
        })
        return {
          contents: pack(result.outputFiles[0].contents),
          loader: 'text',
          watchFiles: Object.keys(result.metafile.inputs).map((file) => resolve(file))
        }
      })
    }
  }
}
