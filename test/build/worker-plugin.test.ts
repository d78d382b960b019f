import { build } from 'esbuild'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workerPlugin } from '../../src/ui/build/worker-plugin.js'
import { unpack } from '../../src/ui/build/unpack'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glance-worker-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** What `import packed from './work?worker'` gives. */
async function pack(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const entry = join(folder, 'entry.ts')
  await writeFile(entry, `import packed from './work?worker'\nresult = packed`)
  const plugins = [workerPlugin({ minify: true })]
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    plugins
  })
  const global = { result: '' }
  runInNewContext(outputFiles[0]!.text, global)
  return global.result
}

describe('a packed worker', () => {
  it('unpacks to the bundled script, whatever letters are in it', async () => {
    const packed = await pack({
      'work.ts': `import { word } from './word'\npostMessage(word)`,
      'word.ts': `export const word = 'größer 例 </script>'`
    })
    const said: unknown[] = []
    runInNewContext(await unpack(packed), { postMessage: (word: unknown) => said.push(word) })
    expect(said).toEqual(['größer 例 </script>'])
  })

  it('is less than half of the script', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => `console.log('line ${index}')`)
    const packed = await pack({ 'work.ts': lines.join('\n') })
    expect(packed.length).toBeLessThan((await unpack(packed)).length / 2)
  })
})
