/** @module-tag thorough */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePng } from '../../contract/support/pictures'
import { runScript, startScript } from '../support/run-script'

const SCRIPT = 'src/node/analyse.ts'
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six']
const HIDDEN = '.glance-'

/** What there is beside the hidden folders, before and now, and in the command's own. */
interface Seen {
  before: readonly string[]
  now: readonly string[]
  aside: readonly string[]
}

describe('npm run analyse that is killed in the middle (kill -9)', () => {
  let folder: string
  let out: string
  let args: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-'))
    out = join(folder, 'out')
    await mkdir(out)
    const pictures = NAMES.map((name) => join(folder, `${name}.png`))
    for (const path of pictures) await writeFile(path, await pagePng(400, 300))
    args = [...pictures, '--out', out]
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each<[string, (seen: Seen) => boolean]>([
    ['has begun to write', ({ aside }) => aside.length > 0],
    ['has put a new result in its place', ({ before, now }) => now.length > before.length]
  ])('leaves nothing half written under its own name, once it %s', async (_, moment) => {
    const child = startScript(SCRIPT, args)
    await killedAt(moment, child)
    expect(child.signalCode).toBe('SIGKILL')
    const hidden = (await readdir(out)).filter((name) => name.startsWith(HIDDEN))
    expect(hidden).toEqual([expect.stringContaining(`-${child.pid}-`)])
    for (const name of results()) await expectWhole(name)
    const temporary = await readdir(tmpdir())
    expect(temporary.filter((name) => name.startsWith(`glance-${child.pid}-`))).toEqual([])
  })

  it('leaves what the next one clears away, which writes whole results', async () => {
    const { code } = await runScript(SCRIPT, args)
    expect(code).toBe(0)
    expect((await readdir(out)).sort()).toEqual([...NAMES].sort())
    for (const name of NAMES) await expectWhole(name)
  })

  function results(): string[] {
    return readdirSync(out).filter((name) => !name.startsWith(HIDDEN))
  }

  async function expectWhole(name: string): Promise<void> {
    const place = join(out, name)
    const { maps } = JSON.parse(await readFile(join(place, 'result.json'), 'utf8')) as {
      maps: { file: string }[]
    }
    expect(maps).toHaveLength(5)
    for (const { file } of maps) {
      const { info } = await sharp(join(place, file)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([400, 300])
    }
    const texts = ['summary.md', 'recommendations.md']
    for (const text of texts) expect(await readFile(join(place, text), 'utf8')).toMatch(/\n$/)
    expect(await readdir(place)).toHaveLength(maps.length + texts.length + 1)
  }

  /** Looks whenever something changes in the folder for results or in the hidden one of this command. */
  async function killedAt(moment: (seen: Seen) => boolean, child: ChildProcess): Promise<void> {
    const closed = once(child, 'close')
    const before = results()
    const watchers: FSWatcher[] = []
    let hidden: string | null = null
    const look = (): void => {
      const own = readdirSync(out).find((name) => name.includes(`-${child.pid}-`))
      if (own !== undefined && hidden === null) {
        hidden = join(out, own)
        watchers.push(watch(hidden, look))
      }
      const aside = hidden !== null && existsSync(hidden) ? readdirSync(hidden) : []
      if (moment({ before, now: results(), aside })) child.kill('SIGKILL')
    }
    watchers.push(watch(out, look))
    await closed
    for (const watcher of watchers) watcher.close()
  }
})
