import { build } from 'esbuild'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noticePlugin } from '../../src/bundler/notice-plugin.js'
import { temporaryFolder } from '../support/temporary-folder'

it('a build that fails leaves the notice of the last one as it was', async () => {
  const folder = await temporaryFolder(onTestFinished)
  const [entry, notice] = [join(folder, 'entry.ts'), join(folder, 'NOTICE.txt')]
  await writeFile(entry, `import './missing'`)
  await writeFile(notice, 'of the last build')
  const building = build({
    entryPoints: [entry],
    outfile: join(folder, 'entry.js'),
    bundle: true,
    logLevel: 'silent',
    plugins: [noticePlugin()]
  })
  await expect(building).rejects.toThrow(/missing/)
  expect(await readFile(notice, 'utf8')).toBe('of the last build')
})
