import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { analyse } from '../../src/node/analyse/analyse-command'
import { readArguments } from '../../src/node/analyse/read-arguments'
import { UsageError } from '../../src/node/cli/options'
import { blankPng, pageJpeg, pagePng, pngOfSize } from '../contract/support/pictures'
import { type Finished, runScript, startScript } from './support/run-script'
import { temporaryFolder } from '../support/temporary-folder'

const SCRIPT = 'src/node/analyse.ts'

const MAPS = [
  'attention-map.png',
  'clarity-map.png',
  'excitingness-map.png',
  'hotspots-map.png',
  'perception-map.png'
]

const folder = await temporaryFolder()

describe('npm run analyse', () => {
  const out = join(folder, 'out')
  let finished: Finished
  beforeAll(async () => {
    const png = await pagePng()
    const files = {
      'page.png': png,
      'page.jpg': await pageJpeg(120, 80),
      'Page.jpeg': await pageJpeg(64, 90),
      'corrupt.png': png.subarray(0, png.length / 2),
      'blank.png': await blankPng(),
      'page.webp': await sharp(png).webp().toBuffer(),
      'small.png': await pagePng(200, 39),
      'narrow.png': await pagePng(2100, 40),
      'heavy.png': await pngOfSize(5_000_001),
      'empty.png': Buffer.alloc(0),
      "-it's 100 % ünï 図.png": png
    }
    const paths: string[] = []
    for (const [name, bytes] of Object.entries(files)) {
      paths.push(join(folder, name))
      await writeFile(join(folder, name), bytes)
    }
    const others = [
      join(folder, 'missing.png'),
      join(folder, 'page.png', 'inside.png'),
      join(folder, 'none'),
      join(folder, 'page.png')
    ]
    await mkdir(join(folder, 'none'))
    finished = await runScript(SCRIPT, [...paths, ...others, '--out', out])
  })

  it('writes one folder for each picture that could be analysed, same names numbered', async () => {
    const folders = await readdir(out)
    expect(folders.sort()).toEqual(["-it's 100 % ünï 図", 'Page-3', 'heavy', 'page', 'page-2'])
    for (const name of folders) {
      expect((await readdir(join(out, name))).sort()).toEqual(
        [...MAPS, 'recommendations.md', 'result.json', 'summary.md'].sort()
      )
    }
  })

  it('says in result.json what was measured, of what, and how to read the maps', async () => {
    const result: unknown = JSON.parse(await readFile(join(out, 'page', 'result.json'), 'utf8'))
    const score: unknown = expect.closeTo(50, -2)
    expect(result).toMatchObject({
      file: 'page.png',
      medium: 'generic',
      scores: { clarity: score, excitingness: score },
      picture: { width: 60, height: 40, bytes: (await pagePng()).length },
      engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      startedAt: expect.stringMatching(/Z$/),
      finishedAt: expect.stringMatching(/Z$/),
      note: expect.stringContaining('Estimates')
    })
    const { maps, order, hotspots } = result as {
      maps: { file: string; encoding: string }[]
      order: { rank: number; box: number[]; name: string; area: number; seen: { 2: number } }[]
      hotspots: { rank: number; x: number; y: number; place: string }[]
    }
    expect(order.map(({ rank }) => rank)).toEqual(order.map((_, i) => i + 1))
    const seen = order.map((area) => area.seen[2])
    expect(seen).toEqual([...seen].sort((one, other) => other - one))
    for (const { area, box } of order) expect(area).toBeLessThanOrEqual(box[2]! * box[3]! + 0.001)
    expect(order[0]).toMatchObject({
      name: expect.stringMatching(/^the \w+ (at|in) the /),
      kind: expect.stringMatching(/^(text|face|picture|control|group|place|thing)$/),
      area: expect.any(Number),
      attention: expect.any(Number),
      firstLooks: expect.any(Number)
    })
    const [left, top, across, down] = order[0]!.box as [number, number, number, number]
    const [first] = hotspots
    expect(first).toMatchObject({ rank: 1, place: expect.stringMatching(/^(at|in) the /) })
    expect([first!.x / 60 - left, left + across - first!.x / 60].every((by) => by > -0.02)).toBe(
      true
    )
    expect([first!.y / 40 - top, top + down - first!.y / 40].every((by) => by > -0.02)).toBe(true)
    expect(maps.map(({ file }) => file).sort()).toEqual(MAPS)
    expect(maps[0]?.encoding).toMatch(/palette index i/)
  })

  it('says when each picture was computed: one after another', async () => {
    const timesOf = async (name: string) =>
      JSON.parse(await readFile(join(out, name, 'result.json'), 'utf8')) as {
        startedAt: string
        finishedAt: string
      }
    const times = await Promise.all((await readdir(out)).map(timesOf))
    const began = times.map(({ startedAt }) => startedAt).sort()
    const ended = times.map(({ finishedAt }) => finishedAt).sort()
    for (const [i, end] of ended.slice(0, -1).entries()) expect(end <= began[i + 1]!).toBe(true)
  })

  it('tells what is wrong with each of the other files, and goes on', () => {
    const line = (name: string): string =>
      finished.stderr.split('\n').find((text) => text.includes(`${name}:`)) ?? ''
    expect(line('corrupt.png')).toContain('it is truncated')
    expect(line('blank.png')).toContain('blank')
    expect(line('page.webp')).toContain('it is WEBP, neither a PNG nor a JPEG')
    expect(line('small.png')).toContain('at least 40 px')
    expect(line('narrow.png')).toContain('at most 2000 px')
    expect(line('missing.png')).toContain('no such file')
    expect(line('empty.png')).toContain('the file is empty')
    expect(line('inside.png')).toContain('is a file, not a folder')
    expect(line(join(folder, 'none'))).toContain('no PNG or JPEG in this folder')
    expect(finished.stderr).toContain('9 of 14 files failed.')
    expect(finished.stderr).not.toMatch(/\n\s+at /)
  })

  it('ends with exit code 1 when any file failed, and prints nothing else', () => {
    expect(finished.code).toBe(1)
    expect(finished.stdout).toBe('')
  })

  it('ends with exit code 0 when all went well, for the medium and in the language that were asked for', async () => {
    const target = join(folder, 'again')
    const args = [
      join(folder, 'page.png'),
      '--out',
      target,
      '--medium',
      'mobileWeb',
      '--language',
      'de'
    ]
    const { code, stderr } = await runScript(SCRIPT, args)
    expect(stderr).toMatch(/^\[1\/1\] /)
    expect(code).toBe(0)
    const result: unknown = JSON.parse(await readFile(join(target, 'page', 'result.json'), 'utf8'))
    expect(result).toMatchObject({ medium: 'mobileWeb' })
    expect(await readFile(join(target, 'page', 'summary.md'), 'utf8')).toContain(
      '### Wohin man schaut'
    )
  })

  it.each([
    ['no files', ['--out', 'somewhere']],
    ['no --out', ['page.png']],
    ['a medium that does not exist', ['page.png', '--out', 'x', '--medium', 'billboard']],
    ['a language that Glance does not write', ['page.png', '--out', 'x', '--language', 'fr']],
    ['an unknown option', ['page.png', '--out', 'x', '--fast']]
  ])('refuses %s', async (_, args) => {
    await expect(analyse(args)).rejects.toThrow(UsageError)
  })

  it.each(['page.png', join('page.png', 'deeper')])(
    'says so before it starts when nothing can be written to %s',
    async (place) => {
      const args = [join(folder, 'page.png'), '--out', join(folder, place)]
      await expect(analyse(args)).rejects.toThrow(/^--out .*is a file, not a folder\.$/)
    }
  )

  it('takes file names that start with a dash behind --', () => {
    expect(readArguments(['--out', 'o', '--', '-dash.png']).names).toEqual(['-dash.png'])
  })

  it('takes folders and patterns, makes large pictures smaller, and prints results as JSON', async () => {
    const screens = join(folder, 'screens')
    await mkdir(join(screens, 'deeper'), { recursive: true })
    await writeFile(join(screens, 'large.png'), await pagePng(3000, 300))
    await writeFile(join(screens, 'notes.txt'), 'no picture')
    await writeFile(join(screens, 'phone.png'), await pagePng(1170, 2532))
    await writeFile(join(screens, 'deeper', 'small.PNG'), await pagePng())
    const target = join(folder, 'from-folders')
    const args = [screens, join(screens, 'd*', '*.png'), '--out', target, '--json']
    const { code, stdout, stderr } = await runScript(SCRIPT, args)
    expect(code).toBe(0)
    expect(stderr).toContain('made smaller from 3000 x 300 px')
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines).toHaveLength(3)
    expect(lines).toContainEqual(
      expect.objectContaining({ file: join(screens, 'phone.png'), medium: 'mobileWeb' })
    )
    expect(lines).toContainEqual(
      expect.objectContaining({
        file: join(screens, 'large.png'),
        folder: join(target, 'large'),
        picture: expect.objectContaining({ width: 2000, height: 200 }),
        scaledFrom: { width: 3000, height: 300 }
      })
    )
    expect((await readdir(target)).sort()).toEqual(['large', 'phone', 'small'])
  })

  it('leaves whole folders alone when it is interrupted', { tags: ['thorough'] }, async () => {
    const target = join(folder, 'interrupted')
    const pictures = Array.from({ length: 8 }, (_, i) => join(folder, `many-${i}.png`))
    for (const path of pictures) await writeFile(path, await pagePng(400, 300))
    const child = startScript(SCRIPT, [...pictures, '--out', target])
    await once(child.stderr!, 'data')
    child.kill('SIGINT')
    await once(child, 'close')
    expect(child.exitCode).toBe(130)
    const left = await readdir(target)
    expect(left.length).toBeGreaterThan(0)
    for (const name of left) expect(await readdir(join(target, name))).toHaveLength(8)
  })

  it('writes again what is there, and touches nothing else', async () => {
    const target = join(folder, 'again')
    await writeFile(join(target, 'page', 'notes.md'), 'mine')
    await runScript(SCRIPT, [join(folder, 'page.png'), '--out', target])
    expect(await readdir(join(target, 'page'))).toHaveLength(9)
    expect(await readdir(target)).toEqual(['page'])
  })
})
