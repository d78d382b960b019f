import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { analyse } from '../../../src/node/analyse/analyse-command'
import { pagePng } from '../../contract/support/pictures'
import { temporaryFolder } from '../../support/temporary-folder'

const folder = await temporaryFolder()
const page = join(folder, 'page.png')
await writeFile(page, await pagePng(600, 400))
await writeFile(join(folder, 'large.png'), await pagePng(3000, 300))

describe('areas to measure', () => {
  const run = async (areas: string, file: string, out: string): Promise<number> => {
    const place = join(folder, 'areas.json')
    await writeFile(place, areas)
    return analyse([join(folder, file), '--out', join(folder, out), '--areas', place])
  }

  it('stand in result.json in their order, with who sees them, and in a map; other names are left alone', async () => {
    const boxes = [
      [0, 0, 600, 400],
      [40.5, 40, 120, 60],
      [500, 300, 101, 100]
    ]
    const areas = JSON.stringify({ 'page.png': boxes, 'other.png': [[1, 2, 0, 0]] })
    expect(await run(areas, 'page.png', 'out')).toBe(0)
    const folderOf = join(folder, 'out', 'page')
    const result = JSON.parse(await readFile(join(folderOf, 'result.json'), 'utf8')) as {
      areas: { box: number[]; area: number; attention: number; seen: Record<string, number> }[]
      maps: { file: string }[]
    }
    expect(result.areas.map(({ box }) => box)).toEqual(boxes)
    expect(result.areas[0]).toMatchObject({ area: 1, attention: 1, firstLooks: 1 })
    expect(result.areas[1]!.area).toBeCloseTo(0.03)
    for (const { seen } of result.areas) {
      const parts = ['1', '2', '3', '5'].map((time) => seen[time]!)
      expect(parts).toEqual([...parts].sort((one, other) => one - other))
      expect(parts.at(-1)).toBeLessThanOrEqual(1)
    }
    expect(result.maps.map(({ file }) => file)).toContain('roi-map.png')
    const { width, height } = await sharp(join(folderOf, 'roi-map.png')).metadata()
    expect([width, height]).toEqual([600, 400])
  })

  it('are px of the file, also where its picture is made smaller', async () => {
    expect(await run('{"large.png": [[1500, 0, 1500, 300]]}', 'large.png', 'smaller')).toBe(0)
    const text = await readFile(join(folder, 'smaller', 'large', 'result.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ areas: [{ box: [1500, 0, 1500, 300], area: 0.5 }] })
  })

  it.each([
    [
      'a box outside the picture',
      '{"page.png": [[0, 0, 9, 9], [590, 0, 20, 9]]}',
      /page\.png, box 2: \[590,0,20,9\] is not within the picture, which is 600 x 400 px\./
    ],
    [
      'a box before its corner',
      '{"page.png": [[-20, 0, 30, 9]]}',
      /page\.png, box 1: .* is not within the picture/
    ],
    [
      'a box of no size',
      '{"page.png": [[5, 5, 0, 20]]}',
      /page\.png, box 1: \[5,5,0,20\] has no size\./
    ],
    [
      'too many boxes',
      JSON.stringify({ 'page.png': Array(10_000).fill([0, 0, 9, 9]) }),
      /page\.png has 10000 boxes; 5000 are the most\./
    ],
    ['other pictures alone', '{"pages.png": [[0, 0, 9, 9]]}', /It names none of the pictures\./],
    ['what is not JSON', 'page.png: 1 2 3 4', /This is not JSON\./],
    [
      'a list',
      '[[1, 2, 3, 4]]',
      /It must be \{"file name": \[\[x, y, width, height\], \.\.\.\]\}\./
    ],
    ['boxes that are no list', '{"page.png": "all"}', /It must be \{"file name"/],
    [
      'a box of three numbers',
      '{"page.png": [[1, 2, 3]]}',
      /page\.png, box 1: It must be \[x, y, width, height\]/
    ],
    [
      'a box without an end',
      '{"page.png": [[1, 2, 1e999, 3]]}',
      /page\.png, box 1: It must be \[x, y, width, height\]/
    ]
  ])('are refused by name, before anything is written, for %s', async (_, areas, why) => {
    await expect(run(areas, 'page.png', 'refused')).rejects.toThrow(why)
    expect(existsSync(join(folder, 'refused'))).toBe(false)
  })

  it('are refused where their file is missing', async () => {
    const args = [page, '--out', join(folder, 'refused'), '--areas', join(folder, 'none.json')]
    await expect(analyse(args)).rejects.toThrow(/none\.json: This file cannot be read\./)
  })
})
