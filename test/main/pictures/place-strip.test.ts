import { describe, expect, test } from 'vitest'
import type { NewStrip } from '../../../src/bridge'
import type { DesignDocument, TreeNode } from '../../../src/playground/host/contract'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { mapPicture } from '../support/analyse'
import { nodeWithId } from '../support/canvas'
import { type Glance, newDocument, openGlance } from '../support/glance'

async function setUp(given?: DesignDocument) {
  const document = given ?? (await newDocument())
  document.edit(() => edgeCases.rotatedFrame(document.figma))
  return { document, glance: await openGlance({ document }) }
}

/** What the panel does before: every picture and what lies over it is given to the file. */
async function stripOf(
  glance: Glance,
  count: number,
  changes: Partial<NewStrip> = {}
): Promise<NewStrip> {
  const image = await glance.main.keepImage('video-1', 'a moment', mapPicture(32, 18))
  const overlay = await glance.main.keepImage('video-1', 'its map', mapPicture(32, 18, 90))
  return {
    runId: 'video-1',
    name: 'Teaser',
    width: 320,
    height: 180,
    columns: 4,
    stills: Array.from({ length: count }, (_, index) => ({
      name: `0:${String(index).padStart(2, '0')}`,
      image,
      overlay: index % 2 === 0 ? overlay : null
    })),
    ...changes
  }
}

function cellsOf(document: DesignDocument, id: string): TreeNode[] {
  return nodeWithId(document, id)!.children
}

describe('a strip', () => {
  test('holds every picture in order, with what lies over it and its name under it', async () => {
    const { document, glance } = await setUp()
    const id = await glance.main.placeStrip(await stripOf(glance, 6))
    expect(nodeWithId(document, id)).toMatchObject({ name: 'Teaser', type: 'FRAME' })
    const cells = cellsOf(document, id)
    expect(cells.map(({ name }) => name)).toEqual(['0:00', '0:01', '0:02', '0:03', '0:04', '0:05'])
    const [first, second] = cells.map(({ children }) => children)
    expect(first).toMatchObject([
      { name: 'Picture', images: [{ scaleMode: 'FILL' }], children: [{ name: 'Overlay' }] },
      { type: 'TEXT', characters: '0:00' }
    ])
    expect(first![0]!.children[0]!.box).toEqual(first![0]!.box)
    expect(second).toMatchObject([{ name: 'Picture', children: [] }, { characters: '0:01' }])
    expect(document.selection).toEqual([id])
  })

  test.each([
    [1, 4, 1],
    [4, 4, 4],
    [6, 4, 4],
    [7, 3, 3],
    [5, 0, 1],
    [3, 100, 3]
  ])(
    'of %d pictures in %d columns has %d in a row, and lies around them',
    async (count, columns, row) => {
      const { document, glance } = await setUp()
      const id = await glance.main.placeStrip(await stripOf(glance, count, { columns }))
      const boxes = cellsOf(document, id).map(({ box }) => box!)
      const top = boxes[0]!.y
      expect(boxes.filter(({ y }) => y === top)).toHaveLength(row)
      expect(new Set(boxes.map(({ x }) => x)).size).toBe(row)
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(Math.ceil(count / row))
      const { box } = nodeWithId(document, id)!
      for (const cell of boxes) {
        expect(cell).toMatchObject({ width: 320 })
        expect(cell.x - box!.x).toBeGreaterThanOrEqual(24)
        expect(cell.y - box!.y).toBeGreaterThanOrEqual(24)
        expect(box!.x + box!.width - cell.x - cell.width).toBeGreaterThanOrEqual(24)
        expect(box!.y + box!.height - cell.y - cell.height).toBeGreaterThanOrEqual(24)
      }
    }
  )

  test('of pictures whose sides are no whole px keeps its rows', async () => {
    const { document, glance } = await setUp()
    const strip = await stripOf(glance, 6, { width: 100 / 3, height: 18.75, columns: 3 })
    const boxes = cellsOf(document, await glance.main.placeStrip(strip)).map(({ box }) => box!)
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2)
    expect(boxes[0]).toMatchObject({ width: 33 })
  })

  test('lies to the right of everything', async () => {
    const { document, glance } = await setUp()
    const edge = Math.max(...document.tree()[0]!.children.map(({ box }) => box!.x + box!.width))
    const id = await glance.main.placeStrip(await stripOf(glance, 3))
    expect(nodeWithId(document, id)!.box!.x - edge).toBeGreaterThanOrEqual(100)
  })

  test('of a hundred pictures is one undo step', async () => {
    const { document, glance } = await setUp()
    await glance.main.start()
    const before = document.tree()
    const id = await glance.main.placeStrip(await stripOf(glance, 100, { columns: 10 }))
    expect(cellsOf(document, id)).toHaveLength(100)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('placed twice by one job is two undo steps', async () => {
    const { document, glance } = await setUp()
    const strip = await stripOf(glance, 2)
    await glance.main.placeStrip(strip)
    const once = document.tree()
    await glance.main.placeStrip(strip)
    document.undo()
    expect(document.tree()).toEqual(once)
  })

  test('has its names in the layer list alone where Inter cannot be loaded', async () => {
    const renderer = { ...(await nodeRenderer()), loadFont: () => Promise.resolve(false) }
    const { document, glance } = await setUp(openDocument({ renderer, name: 'No fonts' }))
    const id = await glance.main.placeStrip(await stripOf(glance, 2))
    expect(
      cellsOf(document, id).map(({ name, box, children }) => [name, box!.height, children.length])
    ).toEqual([
      ['0:00', 180, 1],
      ['0:01', 180, 1]
    ])
  })
})

describe('nothing is left behind when', () => {
  test.each([0, 101])('there are %d pictures', async (count) => {
    const { document, glance } = await setUp()
    const strip = await stripOf(glance, count)
    const before = document.tree()
    await expect(glance.main.placeStrip(strip)).rejects.toMatchObject({
      code: 'strip_size',
      message: expect.stringContaining(`not ${count}.`)
    })
    expect(document.tree()).toEqual(before)
  })

  test('a picture or its map was never kept', async () => {
    const { document, glance } = await setUp()
    const before = document.tree()
    const unknown = { hash: 'f'.repeat(40), width: 10, height: 10 }
    for (const part of ['image', 'overlay'] as const) {
      const strip = await stripOf(glance, 3)
      strip.stills[2]![part] = unknown
      await expect(glance.main.placeStrip(strip)).rejects.toMatchObject({
        code: 'image_missing',
        message: expect.stringContaining('“0:02”')
      })
    }
    expect(document.tree()).toEqual(before)
  })

  test('Figma refuses a step', async () => {
    const { document, glance } = await setUp()
    const strip = { ...(await stripOf(glance, 5)), width: Infinity }
    const before = document.tree()
    await expect(glance.main.placeStrip(strip)).rejects.toMatchObject({
      code: 'placing_failed',
      message: expect.stringContaining('could not place the pictures')
    })
    expect(document.tree()).toEqual(before)
    expect(document.selection).toEqual([])
  })
})
