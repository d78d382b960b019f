import { writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { pack, PACKED } from './pack.js'

/** In `name` of a stack: without it a script is called by its document's address, which holds all of it. */
const SOURCE_NAME = '//# sourceURL=glance-start.js'

/**
 * Packs the panel's script, two fifths of its size then, behind a few lines that unpack and run it. Whatever it brings
 * along packed lies beside it, in `glancePacked`.
 */
export function packPanelPlugin() {
  return {
    name: 'pack-panel',
    setup(plugin) {
      const { outfile } = plugin.initialOptions
      plugin.initialOptions.write = false
      plugin.onEnd(async ({ errors, outputFiles }) => {
        if (errors.length > 0) return
        const brought = []
        // Nothing is gained by packing them again, and the panel starts without reading them.
        const script = outputFiles[0].text.replace(
          PACKED,
          (text) => `glancePacked[${brought.push(text) - 1}]`
        )
        await writeFile(outfile, await starting(pack(script), brought))
      })
    }
  }
}

async function starting(script, brought) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { runInPanel, unpack } from './src/workers/packed-parts'
        unpack(script).text().then(runInPanel)`,
      resolveDir: process.cwd()
    },
    bundle: true,
    write: false,
    minify: true,
    target: 'chrome100'
  })
  return `var glancePacked=[${brought.join()}];(script=>{${outputFiles[0].text}})("${script}")\n${SOURCE_NAME}\n`
}
