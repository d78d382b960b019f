import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { bundle } from '../../src/node/bundle'
import { temporaryFolder } from '../support/temporary-folder'

it('a script is bundled once, and again where that failed', async () => {
  const path = join(await temporaryFolder(), 'entry.js')
  const entry = pathToFileURL(path)
  await expect(bundle(entry, { format: 'esm' })).rejects.toThrow('Could not resolve')
  await writeFile(path, 'export const answer = 42')
  expect(await bundle(entry, { format: 'esm' })).toContain('42')
  await writeFile(path, 'export const answer = 43')
  expect(await bundle(entry, { format: 'esm' })).toContain('42')
})
