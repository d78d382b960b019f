import { build } from 'esbuild'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { workerPlugin } from '../../src/bundler/worker-plugin.js'
import { unpack } from '../../src/workers/packed-parts'
import { temporaryFolder } from '../support/temporary-folder'

const folder = await temporaryFolder()

it('gives the bundled script, whatever letters are in it', async () => {
  const files = {
    'work.ts': `import { word } from './word'\npostMessage(word)`,
    'word.ts': `export const word = 'größer 例 </script>'`,
    'entry.ts': `import packed from './work?worker'\nresult = packed`
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    plugins: [workerPlugin({ minify: true })]
  })
  const global = { result: '' }
  runInNewContext(outputFiles[0]!.text, global)
  const script = await unpack(global.result).text()
  const said: unknown[] = []
  runInNewContext(script, { postMessage: (word: unknown) => said.push(word) })
  expect(said).toEqual(['größer 例 </script>'])
})
