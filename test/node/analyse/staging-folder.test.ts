import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { StagingFolder, RESULT_FILE } from '../../../src/node/analyse/staging-folder'
import { temporaryFolder } from '../../support/temporary-folder'

/** No process has it: numbers end far below. */
const DEAD = 2 ** 30

let out: string
beforeEach(async () => {
  out = await temporaryFolder(onTestFinished)
})

it('what a killed command left beside its results is cleared away, and nothing else', async () => {
  const own = `.glance-${hostname()}-`
  const kept = [
    `${own}${process.ppid}-alive`,
    `.glance-elsewhere-${DEAD}-x`,
    '.glance-mine',
    'page'
  ]
  for (const name of [...kept, `${own}${DEAD}-x`]) {
    await mkdir(join(out, name))
    await writeFile(join(out, name, 'result.json'), '{}')
  }
  const staging = await StagingFolder.in(out)
  expect((await readdir(out)).sort()).toEqual(kept.sort())
  await staging.remove()
})

it('what is put over an earlier result says what it is only when it is whole', async () => {
  const staging = await StagingFolder.in(out)
  const files = (folder: string) =>
    Promise.all(['map.png', RESULT_FILE].map((name) => writeFile(join(folder, name), 'new')))
  await staging.write(join(out, 'page'), files)
  await writeFile(join(out, 'page', 'notes.md'), 'mine')
  await staging.write(join(out, 'page'), files)
  expect((await readdir(join(out, 'page'))).sort()).toEqual(['map.png', 'notes.md', RESULT_FILE])
  // In the way of the first of its files.
  await rm(join(out, 'page', 'map.png'))
  await mkdir(join(out, 'page', 'map.png'))
  await expect(staging.write(join(out, 'page'), files)).rejects.toThrow(
    `The result cannot be written to ${join(out, 'page', 'map.png')}: `
  )
  expect((await readdir(join(out, 'page'))).sort()).toEqual(['map.png', 'notes.md'])
  await staging.remove()
})

it('a result is written where the next command would find it, and is then in its place as a whole', async () => {
  const staging = await StagingFolder.in(out)
  await staging.write(join(out, 'page'), async (folder) => {
    expect(folder).toContain(join(out, `.glance-${hostname()}-${process.pid}-`))
    await writeFile(join(folder, 'result.json'), '{}')
  })
  expect(await readFile(join(out, 'page', 'result.json'), 'utf8')).toBe('{}')
  await staging.remove()
  expect(await readdir(out)).toEqual(['page'])
})
