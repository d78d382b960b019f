import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pack } from './pack.js'

const { resolve } = createRequire(import.meta.url)

/** The package whose weights are in the plugin; none of its code is. */
export const FACES_PACKAGE = '@vladmandic/face-api'

const MODEL = `${FACES_PACKAGE}/model/tiny_face_detector_model`
const FILES = [resolve(`${MODEL}.bin`), resolve(`${MODEL}-weights_manifest.json`)]

/**
 * `import packed from 'glance:faces'` gives the weights of the face detector with their description behind them, as
 * `readWeights` reads them, packed: nothing of it is read before it is needed.
 */
export function facesPlugin() {
  return {
    name: 'faces',
    setup(plugin) {
      plugin.onResolve({ filter: /^glance:faces$/ }, ({ path }) => ({ path, namespace: 'faces' }))
      plugin.onLoad({ filter: /.*/, namespace: 'faces' }, () => {
        const weights = Buffer.concat(FILES.map((file) => readFileSync(file)))
        return { contents: pack(weights), loader: 'text', watchFiles: FILES }
      })
    }
  }
}
