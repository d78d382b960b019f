import { access } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { TemporaryFolder } from '../../../src/node/temporary/temporary-folder'

it('folders that come and go leave one listener for the end of the process, not one each', async () => {
  const before = process.listenerCount('exit')
  const folders = Array.from({ length: 12 }, () => new TemporaryFolder())
  const paths = await Promise.all(folders.map((folder) => folder.path()))
  expect(process.listenerCount('exit') - before).toBeLessThanOrEqual(1)
  await Promise.all(folders.map((folder) => folder.remove()))
  await Promise.all(paths.map((path) => expect(access(path)).rejects.toThrow('ENOENT')))
})
