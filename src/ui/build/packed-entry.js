import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pack } from './pack.js'

const HERE = fileURLToPath(new URL('.', import.meta.url))

/**
 * The same bundle as a packed script with the few lines that unpack and run it, which makes it less than
 * half as large: what a designer's Figma has to hold, and hand to the panel, each time Glance is opened.
 */
export function packedEntry(options) {
  return {
    ...options,
    stdin: {
      contents: `import packed from 'panel'; import { startPacked } from './start-packed'; startPacked(packed)`,
      resolveDir: HERE
    },
    plugins: [packedPanel(options)]
  }
}

function packedPanel(options) {
  return {
    name: 'packed-panel',
    setup(plugin) {
      plugin.onResolve({ filter: /^panel$/ }, () => ({ path: 'panel', namespace: 'packed-panel' }))
      plugin.onLoad({ filter: /.*/, namespace: 'packed-panel' }, async () => {
        const { outputFiles } = await build({ ...options, write: false })
        return { contents: pack(outputFiles[0].contents), loader: 'text' }
      })
    }
  }
}
