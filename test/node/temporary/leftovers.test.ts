import { chown, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { processOf } from '../../../src/node/browser/launch-browser'
import { NOTE_SUFFIX, parseNote } from '../../../src/node/browser/browser-notes'
import { TemporaryFolder } from '../../../src/node/temporary/temporary-folder'
import { clearLeftovers } from '../../../src/node/temporary/leftovers'
import { commandOf, isAlive } from '../../../src/node/temporary/process-table'
import { launchBrowser } from '../../support/browser'

/** No process has it: numbers end far below. */
const DEAD = 2 ** 30

let place: string
const before = process.env.TMPDIR
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'leftovers-'))
  process.env.TMPDIR = place
})
afterEach(async () => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await rm(place, { recursive: true, force: true })
})

it('folders of processes that are gone are cleared, and no others', async () => {
  const own = new TemporaryFolder()
  const kept = [`glance-${process.ppid}-alive`, 'glance-notes', 'other-1-x']
  for (const name of [...kept, `glance-${DEAD}-x`, `glance-${process.pid}-earlier`]) {
    await mkdir(join(place, name))
    await writeFile(join(place, name, 'film'), 'film')
  }
  const mine = await own.path()
  await clearLeftovers()
  expect((await readdir(place)).map((name) => join(place, name)).sort()).toEqual(
    [mine, ...kept.map((name) => join(place, name))].sort()
  )
  await own.remove()
})

it.skipIf(process.platform === 'win32')(
  'what others made, links, and what a note names elsewhere, stay',
  async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'playwright_'))
    const treasure = join(place, 'treasure')
    const theirs = join(place, `glance-${DEAD}-theirs`)
    for (const folder of [treasure, join(elsewhere, 'playwright_deep'), theirs]) await mkdir(folder)
    await chown(theirs, 12345, 12345).catch(() => rm(theirs, { recursive: true }))
    await symlink(treasure, join(place, `glance-${DEAD}-link`))
    await symlink(treasure, join(place, 'playwright_link'))
    const folder = join(place, `glance-${DEAD}-x`)
    await mkdir(folder)
    const named = [join(elsewhere, 'playwright_deep'), join(place, 'playwright_link')]
    for (const [i, profile] of named.entries())
      await writeFile(join(folder, `${i}${NOTE_SUFFIX}`), JSON.stringify({ pid: DEAD, profile }))
    const before = await readdir(place)
    await clearLeftovers()
    expect(await readdir(place)).toEqual(before.filter((name) => name !== basename(folder)))
    expect(await readdir(elsewhere)).toEqual(['playwright_deep'])
    await rm(elsewhere, { recursive: true })
  }
)

it('says why the temporary folder cannot be used', async () => {
  process.env.TMPDIR = join(place, 'nowhere')
  await expect(clearLeftovers()).rejects.toThrow(
    `The temporary folder ${place}/nowhere cannot be used: there is no such folder. Name another with TMPDIR.`
  )
})

it.skipIf(process.platform === 'win32')(
  'a browser whose parent is gone, and that hears nothing, is ended with its profile',
  async () => {
    const browser = await launchBrowser()
    const pid = processOf(browser)!
    const [, profile] = /--user-data-dir=([^\0 ]+)/.exec(await commandOf(pid)) ?? []
    const folder = join(place, `glance-${DEAD}-x`)
    await mkdir(folder)
    await writeFile(join(folder, `1${NOTE_SUFFIX}`), JSON.stringify({ pid, profile }))
    // A number that is another process's by now.
    const other = { pid: process.pid, profile: join(place, 'playwright_other') }
    await writeFile(join(folder, `2${NOTE_SUFFIX}`), JSON.stringify(other))
    process.kill(-pid, 'SIGSTOP')
    await clearLeftovers()
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
    await expect(readdir(profile!)).rejects.toThrow(/ENOENT/)
    expect(await readdir(place)).not.toContain(basename(folder))
  }
)

it.each(['', '{"pid": 12', '{"pid": "12", "profile": 1}', '{"pid": 12, "profile": "/home/me"}'])(
  'a note that is not one of ours names nothing to be ended: %s',
  (text) => {
    expect(parseNote(text)).toEqual({ pid: 0, profile: '' })
  }
)
