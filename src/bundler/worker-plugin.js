import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'
import { pack } from './pack.js'

/**
 * `import packed from './script?worker'` gives the bundled script packed, since the panel is a data: document that can
 * load no second file. It is less than half as large as the text, and nothing of it is read before it is needed.
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
          charset: 'utf8',
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
