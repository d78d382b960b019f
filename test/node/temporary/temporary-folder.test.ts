import { access, chown, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  TemporaryFolder,
  useOwnTemporaryFolder
} from '../../../src/node/temporary/temporary-folder'
import { temporaryFolder } from '../../support/temporary-folder'

/** No process has it: numbers end far below. */
const DEAD = 2 ** 30

let place: string
beforeEach(async () => {
  place = await temporaryFolder(onTestFinished)
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, place)
})
afterEach(() => vi.unstubAllEnvs())

it('folders of processes that are gone are cleared, and no others; this one gets its own', async () => {
  const own = new TemporaryFolder()
  const kept = [`glance-${process.ppid}-alive`, 'glance-notes', 'other-1-x']
  for (const name of [...kept, `glance-${DEAD}-x`, `glance-${process.pid}-earlier`]) {
    await mkdir(join(place, name))
    await writeFile(join(place, name, 'film'), 'film')
  }
  const mine = await own.path()
  await useOwnTemporaryFolder()
  expect(tmpdir()).toMatch(join(place, `glance-${process.pid}-`))
  expect((await readdir(place)).map((name) => join(place, name)).sort()).toEqual(
    [mine, tmpdir(), ...kept.map((name) => join(place, name))].sort()
  )
  await own.remove()
})

it.skipIf(process.platform === 'win32')('what others made, and links, stay', async () => {
  const treasure = join(place, 'treasure')
  const theirs = join(place, `glance-${DEAD}-theirs`)
  for (const folder of [treasure, theirs]) await mkdir(folder)
  await chown(theirs, 12345, 12345).catch(() => rm(theirs, { recursive: true }))
  await symlink(treasure, join(place, `glance-${DEAD}-link`))
  const before = await readdir(place)
  await useOwnTemporaryFolder()
  expect(await readdir(place)).toEqual(expect.arrayContaining(before))
})

it('says why the temporary folder cannot be used', async () => {
  process.env.TMPDIR = join(place, 'nowhere')
  await expect(useOwnTemporaryFolder()).rejects.toThrow(
    `The temporary folder ${place}/nowhere cannot be used: there is no such file or folder. Name another with TMPDIR.`
  )
})

it('a folder that could not be made is made at its next use', async () => {
  const later = join(place, 'later')
  const folder = new TemporaryFolder(() => later)
  await writeFile(later, 'in its way')
  await expect(folder.path()).rejects.toThrow('EEXIST')
  await rm(later)
  expect(await folder.path()).toMatch(join(later, `glance-${process.pid}-`))
  await folder.remove()
})

it('a folder is made also where the place for it was deleted meanwhile', async () => {
  const folder = new TemporaryFolder(() => join(place, 'deleted'))
  expect(await folder.path()).toMatch(join(place, 'deleted', `glance-${process.pid}-`))
  await folder.remove()
})

it('folders that come and go leave one listener for the end of the process, not one each', async () => {
  const before = process.listenerCount('exit')
  const folders = Array.from({ length: 12 }, () => new TemporaryFolder())
  const paths = await Promise.all(folders.map((folder) => folder.path()))
  expect(process.listenerCount('exit') - before).toBeLessThanOrEqual(1)
  await Promise.all(folders.map((folder) => folder.remove()))
  await Promise.all(paths.map((path) => expect(access(path)).rejects.toThrow('ENOENT')))
})
