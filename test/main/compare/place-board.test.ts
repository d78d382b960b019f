import { describe, expect, test } from 'vitest'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { analyse } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { openGlance, VIEWER, refused } from '../support/glance'
import { resultOf } from '../support/samples'
import { boardOf, collisions, layersOf, setUp, slideOf, textsOf } from './support'

describe('a board', () => {
  test('shows every word and picture as layers of their own, in a section that is selected', async () => {
    const { document, glance, ids } = await setUp()
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    expect(nodeWithId(document, id)).toMatchObject({
      type: 'SECTION',
      name: 'Landing pages compared'
    })
    expect(document.selection).toEqual([id])
    expect(textsOf(document, id)).toEqual([
      'Landing page 1 puts more attention on “Order Morrow One”',
      'It gets 12.4% of it.',
      ...['1', '2', 'Landing page 0', 'Base', '62', 'Clarity', '58', 'Focus'],
      ...['1', '2', 'Landing page 1', '62', 'Clarity', '▲ +4', '58', 'Focus', '▼ −2'],
      'Landing page 1 against Landing page 0',
      ...['1', 'Main action: 12.4% instead of 8.1%'],
      ...['2', '“Hero” is gone: it had 7.0%'],
      ...['Rarely looked at', 'Looked at most', '▲ better than the base, ▼ worse'],
      'Estimates by the Glance engine.'
    ])
    const pictures = layersOf(document, id).filter(({ name }) => name === 'Picture')
    expect(pictures.map(({ children }) => children.map(({ images }) => images.length))).toEqual([
      [1],
      [1]
    ])
    const [picture] = pictures[0]!.children
    expect(picture!.children[0]).toMatchObject({ name: 'Map', box: picture!.box })
  })

  test('lies right beside the frames that it compares, not behind all that is on the page', async () => {
    const { document, glance, ids } = await setUp()
    document.edit(() => {
      const far = document.figma.createFrame()
      far.x = 30_000
    })
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    const boxes = ids.map((frame) => nodeWithId(document, frame)!.box!)
    const { x, y, width, height } = nodeWithId(document, id)!.box!
    const gaps = boxes.map((box) =>
      Math.max(x - box.x - box.width, box.x - x - width, y - box.y - box.height, box.y - y - height)
    )
    expect(Math.min(...gaps)).toBe(100)
  })

  test.each([
    ['two desktops', 2, [[144, 102]], 1920, 1300],
    ['two phones', 2, [[39, 84]], 1600, 1280],
    ['three desktops', 3, [[144, 102]], 1920, 1160],
    ['five desktops', 5, [[144, 102]], 1920, 1560],
    ['five phones', 5, [[39, 84]], 1920, 1440],
    ['five pages and phones', 5, [[144, 102], [39, 84]], 1920, 1700], // prettier-ignore
    ['twenty', 20, [[144, 102], [128, 164]], 1920, 4400] // prettier-ignore
  ] as const)(
    'of %s is a slide’s size',
    { tags: ['thorough'] },
    async (_, count, sizes, widest, highest) => {
      const { document, glance } = await setUp()
      const nodeIds = Array.from({ length: count }, (_, index) => `9:${index}`)
      const id = await glance.main.placeBoard(await boardOf(glance, nodeIds, {}, sizes))
      const { width, height } = slideOf(document, id).box!
      expect(width).toBeLessThanOrEqual(widest)
      expect(height).toBeLessThanOrEqual(highest)
    }
  )

  test('shows the upper part of a long page alone, and marks there what is in it', async () => {
    const { document, glance, ids } = await setUp()
    const board = await boardOf(glance, ids, {}, [[144, 400]]) // prettier-ignore
    const [first] = board.variants
    const cut = { ...first!, shown: 0.25, marks: [{ label: '1', box: [0.5, 0.1, 0.5, 0.1] as const, tone: 'more' as const }] } // prettier-ignore
    const id = await glance.main.placeBoard({ ...board, variants: [cut, board.variants[1]!] })
    const pictures = layersOf(document, id).filter(({ name }) => name === 'Picture')
    const shapes = pictures.map(({ children: [picture] }) => picture!.box!.width / picture!.box!.height) // prettier-ignore
    expect(shapes[0]).toBeCloseTo(1.44, 1)
    expect(shapes[1]).toBeCloseTo(0.36, 1)
    const { children, box } = pictures[0]!.children[0]!
    expect(children[0]!.images[0]!.scaleMode).toBe('CROP')
    const mark = children.find(({ name }) => name === 'Mark 1')!.box!
    expect((mark.y + 6 - box!.y) / box!.height).toBeCloseTo(0.4, 1)
    expect((mark.x + 6 - box!.x) / box!.width).toBeCloseTo(0.5, 1)
  })

  test('marks without a tint, which would mix with the map’s colours', async () => {
    const { document, glance, ids } = await setUp()
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    const marks = layersOf(document, id).filter(({ name }) => name.startsWith('Mark '))
    expect(marks.length).toBeGreaterThan(0)
    for (const mark of marks) {
      const layer = await document.figma.getNodeByIdAsync(mark.id)
      expect((layer as RectangleNode).fills).toEqual([])
    }
  })

  test('has the headline as its largest text', async () => {
    const { document, glance, ids } = await setUp()
    const headline = 'The second one wins. '.repeat(20).trim()
    const id = await glance.main.placeBoard(await boardOf(glance, ids, { headline }))
    const section = (await document.figma.getNodeByIdAsync(id)) as SectionNode
    const texts = section.findAllWithCriteria({ types: ['TEXT'] })
    const [largest, next] = texts
      .map(({ characters, fontSize }) => ({ characters, size: fontSize as number }))
      .sort((a, b) => b.size - a.size)
    expect(largest!.characters).toBe(headline)
    expect(largest!.size).toBeGreaterThan(next!.size)
  })

  test('is one undo step', async () => {
    const { document, glance, ids } = await setUp()
    await glance.main.start()
    const before = document.tree()
    await glance.main.placeBoard(await boardOf(glance, ids))
    document.undo()
    expect(document.tree()).toEqual(before)
    expect(await glance.main.findBoard(ids)).toBeNull()
  })

  test.each([
    ['two desktops', 2, [[144, 102]]],
    ['desktops beside phones and long pages', 5, [[144, 102], [39, 84], [20, 400]]], // prettier-ignore
    ['flat banners', 3, [[500, 10], [300, 250]]], // prettier-ignore
    ['the tallest pages', 2, [[4, 200]]],
    ['twenty', 20, [[144, 102], [128, 164]]] // prettier-ignore
  ] as const)('of %s clips and covers nothing', { tags: ['thorough'] }, async (_, count, sizes) => {
    const { document, glance } = await setUp()
    const nodeIds = Array.from({ length: count }, (_, index) => `9:${index}`)
    const board = await boardOf(glance, nodeIds, {}, sizes)
    const id = await glance.main.placeBoard(board)
    expect(collisions(nodeWithId(document, id)!)).toEqual([])
    const pictures = layersOf(document, id).filter(({ name }) => name === 'Picture')
    expect(pictures).toHaveLength(count)
  })

  test('of long, foreign and unbroken texts clips and covers nothing', async () => {
    const { document, glance, ids } = await setUp()
    const board = await boardOf(glance, ids, {
      title: 'checkout_final_really_final_'.repeat(20),
      headline: '这个版本更好'.repeat(60),
      lead: 'w'.repeat(400)
    })
    const [first, second] = board.variants
    const long = 'A sentence that is no value. '.repeat(3)
    board.variants = [
      {
        ...first!,
        name: 'דף נחיתה ראשי 🎉 '.repeat(12),
        facts: [{ name: long, value: long, delta: long }, ...first!.facts]
      },
      { ...second!, name: '', badge: 'Base · Most attention', picture: null }
    ]
    board.callouts = { title: long, list: [{ label: '1', sentence: long.repeat(3), tone: 'less' }] }
    board.legend = [long, long, long, long]
    const id = await glance.main.placeBoard(board)
    expect(collisions(nodeWithId(document, id)!)).toEqual([])
    expect(textsOf(document, id)).toContain('Unnamed')
  })

  test('stands level: pictures and names of neighbours begin on one line', async () => {
    const { document, glance, ids } = await setUp()
    const board = await boardOf(glance, ids, {}, [[144, 102], [144, 90]]) // prettier-ignore
    const [first, second] = board.variants
    const name = 'A name that is much longer than that of its neighbour '.repeat(3)
    const id = await glance.main.placeBoard({ ...board, variants: [{ ...first!, name }, second!] })
    for (const part of ['Picture', 'Heading']) {
      const layers = layersOf(document, id).filter((layer) => layer.name === part)
      expect(new Set(layers.map(({ box }) => box!.y)).size, part).toBe(1)
    }
  })

  test('is no overlay and no analysed frame', async () => {
    const { document, glance, ids } = await setUp()
    await analyse(glance, ids[0]!)
    const [overlay] = overlaysIn(document)
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    expect(overlaysIn(document)).toEqual([overlay])
    expect(await glance.main.readResult(id)).toEqual({ state: 'none' })
    const inside = layersOf(document, id).find(({ name }) => name === 'Map')!
    document.select([inside.id])
    const { selection } = await glance.main.start()
    expect(selection.nodes[0]).toMatchObject({ id: inside.id, analysed: false })
    await glance.main.removeResult(resultOf(ids[0]!))
    expect(layersOf(document, id).some(({ name }) => name === 'Map')).toBe(true)
  })
})

describe('nothing is left behind when', () => {
  test.each([1, 21])('there are %d variants', async (count) => {
    const { document, glance } = await setUp()
    const nodeIds = Array.from({ length: count }, (_, index) => `9:${index}`)
    const board = await boardOf(glance, nodeIds)
    await refused(document, () => glance.main.placeBoard(board), { code: 'unfit_request' })
  })

  test('its font cannot be loaded', async () => {
    const renderer = { ...(await nodeRenderer()), loadFont: () => Promise.resolve(false) }
    const document = openDocument(renderer, 'No fonts')
    const glance = await openGlance({ document })
    const board = await boardOf(glance, ['9:1', '9:2'])
    await refused(document, () => glance.main.placeBoard(board), { code: 'no_font' })
  })

  test('a picture was never kept', async () => {
    const { document, glance, ids } = await setUp()
    const board = await boardOf(glance, ids)
    const [first, second] = board.variants
    const overlay = { hash: 'f'.repeat(40), width: 10, height: 10 }
    const picture = { image: second!.picture!.image, overlay }
    board.variants = [first!, { ...second!, picture }]
    await refused(document, () => glance.main.placeBoard(board), {
      code: 'image_missing',
      message: expect.stringContaining('“Landing page 1”')
    })
  })

  test('Figma refuses a step, however late; an earlier board stays', async () => {
    const { document, glance, ids } = await setUp()
    await glance.main.placeBoard(await boardOf(glance, ids))
    const beyond = [2, 0, 0, 1] as const
    const scale = { low: 'less', high: 'more', colours: [beyond, beyond] }
    const broken = await boardOf(glance, ids, { scale })
    document.select([ids[0]!])
    await refused(document, () => glance.main.placeBoard(broken), {
      code: 'placing_failed',
      message: expect.stringContaining('could not place the board')
    })
    expect(document.selection).toEqual([ids[0]])
  })

  test('the file may only be viewed', async () => {
    const { document, glance, ids } = await setUp()
    const board = await boardOf(glance, ids)
    glance.plugin.close()
    const viewer = await openGlance({ document, environment: VIEWER })
    await refused(document, () => viewer.main.placeBoard(board), { code: 'view_only' })
  })
})
