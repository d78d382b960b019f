import { describe, expect, test, vi } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { analysable, edgeCases } from '../../support/fixtures/edge-cases'
import { analyse, prepare } from '../support/analyse'
import { nodeWithId, overlaysIn, parentOf } from '../support/canvas'
import { newDocument, openGlance, openWith, refused } from '../support/glance'
import { layerShares, resultOf } from '../support/samples'

type Case = keyof typeof edgeCases

describe('overlays', () => {
  test('are one locked group with a layer per map, named after the frame, attention alone visible', async () => {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id)
    const { read } = await glance.main.place(request)
    if (read.state !== 'found') throw new Error(read.state)
    expect(read.result.overlay).toEqual({ visible: true, map: 'attention', opacity: 0.8 })
    const [group, ...more] = overlaysIn(document)
    expect(more).toEqual([])
    expect(group).toMatchObject({ name: 'Glance: Component', locked: true, visible: true })
    expect(group?.opacity).toBeCloseTo(0.8)
    const layers = group!.children.map(({ name, visible, images }) => [
      name,
      visible,
      images[0]?.width,
      images[0]?.scaleMode
    ])
    expect(layers).toEqual([
      ['Clutter', false, 240, 'FILL'],
      ['Hotspots', false, 240, 'FILL'],
      ['First looks', false, 240, 'FILL'],
      ['Attention', true, 240, 'FILL']
    ])
  })

  test.each(analysable)('lie over what is drawn of a %s', async (name) => {
    const { document, node, glance } = await openWith(name)
    const { picture, request } = await prepare(glance, node.id)
    const drawn =
      ('absoluteRenderBounds' in node ? node.absoluteRenderBounds : null) ??
      node.absoluteBoundingBox!
    await glance.main.place(request)
    const box = overlaysIn(document)[0]!.box!
    const pixel = 1 / picture.scale + 0.01
    expect(Math.abs(box.x - drawn.x)).toBeLessThanOrEqual(pixel)
    expect(Math.abs(box.y - drawn.y)).toBeLessThanOrEqual(pixel)
    expect(Math.abs(box.width - drawn.width)).toBeLessThanOrEqual(2 * pixel)
    expect(Math.abs(box.height - drawn.height)).toBeLessThanOrEqual(2 * pixel)
  })

  test.each<[Case, string]>([
    ['frameInAutoLayout', 'PAGE'],
    ['nestedRotatedFrame', 'PAGE'],
    ['frameInSection', 'SECTION'],
    ['section', 'PAGE']
  ])('of a %s lie in the nearest %s, right above the frame', async (name, type) => {
    const { document, node, glance } = await openWith(name)
    document.edit(() => document.figma.createRectangle())
    await analyse(glance, node.id)
    const group = overlaysIn(document)[0]!
    const parent = parentOf(document, group.id)
    expect(parent.type).toBe(type)
    const below = parent.children[parent.children.findIndex(({ id }) => id === group.id) - 1]!
    expect(JSON.stringify(below)).toContain(`"id":"${node.id}"`)
  })

  test('leave the frame and all in it as they were', async () => {
    const { document, node, glance } = await openWith('frameInAutoLayout')
    const before = shapeOf(document, node.id)
    await analyse(glance, node.id)
    expect(shapeOf(document, node.id)).toEqual(before)
  })
})

test('a frame that is deleted in the last moment is said to be gone', async () => {
  const { document, node, glance } = await openWith('component')
  const { request } = await prepare(glance, node.id)
  vi.spyOn(document.store.renderer, 'loadFont').mockImplementationOnce(() => {
    document.edit(() => node.remove())
    return Promise.resolve(true)
  })
  await expect(glance.main.place(request)).rejects.toMatchObject({ code: 'node_removed' })
})

describe('the numbers of the hotspots', () => {
  const FACTS = { areas: [], faces: null, clarity: 60, usual: null, tooLittle: null, clutter: [] }
  const numbers = [
    { rank: 1, x: 100, y: 80, size: 24 },
    { rank: 2, x: 300, y: 200, size: 24 }
  ]

  async function numbered() {
    const { document, node, glance } = await openWith('component')
    const { request, picture } = await prepare(glance, node.id)
    const facts = { ...FACTS, numbers }
    const record = { ...request.record, facts }
    const before = document.tree()
    await glance.main.place({ ...request, record })
    const layers = overlaysIn(document)[0]!.children
    const hotspots = layers.find(({ name }) => name === 'Hotspots')!
    return { before, document, glance, hotspots, layers, node, picture }
  }

  test('are texts on discs on their map, in the place and size of the rings', async () => {
    const { document, hotspots, layers, picture } = await numbered()
    expect(layers.map(({ type }) => type)).toEqual(['RECTANGLE', 'FRAME', 'RECTANGLE', 'RECTANGLE'])
    expect(hotspots.children.map(({ type, name }) => [type, name])).toEqual([
      ['ELLIPSE', '1'],
      ['TEXT', '1'],
      ['ELLIPSE', '2'],
      ['TEXT', '2']
    ])
    const group = overlaysIn(document)[0]!.box!
    for (const [i, { box }] of hotspots.children.entries()) {
      const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2]
      expect(x - group.x).toBeCloseTo(numbers[i >> 1]!.x / picture.scale, 0)
      expect(y - group.y).toBeCloseTo(numbers[i >> 1]!.y / picture.scale, 0)
    }
  })

  test('show, follow and go with their map, and are undone with the result', async () => {
    const { before, document, glance, node } = await numbered()
    await glance.main.setOverlay(resultOf(node.id), { map: 'hotspots' })
    const shown = overlaysIn(document)[0]!.children.filter(({ visible }) => visible)
    expect(shown.map(({ name }) => name)).toEqual(['Hotspots'])
    document.undo()
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('are part of the overlay where they are selected', async () => {
    const { document, glance, hotspots, node } = await numbered()
    await glance.main.start()
    document.select([hotspots.children[0]!.id])
    await expect.poll(() => glance.selections.at(-1)?.nodes.map(({ id }) => id)).toEqual([node.id])
  })
})

describe('one result', () => {
  test('is one undo step, which takes overlays, record, texts and buttons, the page’s as well', async () => {
    const { document, node, glance } = await openWith('fractionalFrame')
    await glance.main.start()
    const { request } = await prepare(glance, node.id)
    const before = document.tree()
    await glance.main.place(request)
    const buttons = (id: string) => document.relaunchButtons(id).map(({ command }) => command)
    expect(buttons(node.id)).toEqual(['results', 'compare'])
    expect(buttons(document.currentPageId)).toEqual(['results'])
    expect(document.undo()).toBe(true)
    expect(document.tree()).toEqual(before)
    expect([...buttons(node.id), ...buttons(document.currentPageId)]).toEqual([])
  })

  test('stays when a change of the map is undone, however many there were', async () => {
    const { document, node, glance } = await openWith('component')
    await analyse(glance, node.id)
    const placed = document.tree()
    await glance.main.setOverlay(resultOf(node.id), { opacity: 0.5 })
    await glance.main.setOverlay(resultOf(node.id), { opacity: 0.3 })
    document.undo()
    expect(document.tree()).toEqual(placed)
  })
})

describe('nothing is placed, and nothing changed, when', () => {
  test('the frame was deleted meanwhile', async () => {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id)
    document.edit(() => node.remove())
    await expect(glance.main.place(request)).rejects.toMatchObject({ code: 'node_removed' })
    expect(overlaysIn(document)).toEqual([])
  })

  test('a map was never kept', async () => {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id)
    request.record.maps.attention = { hash: 'f'.repeat(40), width: 10, height: 10 }
    await refused(document, () => glance.main.place(request), { code: 'map_missing' })
  })

  test('the record would be too long for the file', async () => {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id, {
      provider: { kind: 'service', name: '漢'.repeat(40_000), host: null }
    })
    await refused(document, () => glance.main.place(request), { code: 'record_too_long' })
  })

  test('the frame has the result of a run that was started later, which stays', async () => {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id, { runId: 'older', startedAt: 100 })
    await analyse(glance, node.id, { runId: 'newer', startedAt: 200 })
    await refused(document, () => glance.main.place(request), { code: 'newer_result' })
  })

  test('a newer Glance left a record that this one cannot read', async () => {
    const { node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id)
    node.setSharedPluginData('glance', 'record', '{"version":9}')
    await expect(glance.main.place(request)).rejects.toMatchObject({ code: 'record_newer' })
    expect(node.getSharedPluginData('glance', 'record')).toBe('{"version":9}')
  })
})

test('an older run enters the history of a newer result in one undo step, right before it', async () => {
  const { document, node, glance } = await openWith('component')
  const { request } = await prepare(glance, node.id, {
    runId: 'older',
    startedAt: 100,
    finishedAt: 300
  })
  const { record } = await analyse(glance, node.id, { runId: 'newer', startedAt: 200 })
  const before = document.tree()
  const shares = layerShares({ runId: 'older', nodeId: node.id })
  const mainAction = { name: 'Buy', attention: 0.2, perception: 0.4, rank: 3 }
  const layers = { shares, mainAction, first: [], verdict: 'Older.' }
  const kept = await glance.main.place({ ...request, layers, behindNewer: true })
  expect(kept.read).toMatchObject({ result: { record } })
  expect(kept.data.shares?.runId).not.toBe('older')
  expect(kept.data.history).toMatchObject([
    { runId: 'older', finishedAt: 100, scores: request.record.scores, primary: mainAction },
    { runId: 'newer' }
  ])
  document.undo()
  expect(document.tree()).toEqual(before)
})

test.each([
  ['no picture at all', new Uint8Array([1, 2, 3])],
  ['nothing', new Uint8Array()]
])('a map that is %s is refused in words', async (_name, bytes) => {
  const { glance } = await openWith()
  await expect(glance.main.keepMap('job', 'clarity', bytes)).rejects.toMatchObject({
    code: 'map_refused',
    message: expect.stringContaining('clutter map')
  })
})

test('a plugin closed while it places leaves a whole result or none', async () => {
  for (const pauses of [0, 1, 2, 3, 5, 8, 13, 21]) {
    const document = await newDocument()
    const node = document.edit(() => edgeCases.component(document.figma))
    // Where plugin code ends with its plugin, as in Figma.
    const glance = await openGlance({ document, inQuickJs: true })
    const { request } = await prepare(glance, node.id)
    const before = document.tree()
    const placing = glance.main.place(request)
    placing.catch(() => undefined)
    for (let i = 0; i < pauses; i += 1) await Promise.resolve()
    glance.plugin.close()
    if (overlaysIn(document).length === 0) expect(document.tree()).toEqual(before)
    else {
      const again = await openGlance({ document })
      expect(await again.main.readResult(node.id)).toMatchObject({
        state: 'found',
        result: { record: { runId: request.record.runId }, overlay: { map: 'attention' } }
      })
    }
  }
})

/** A node and its children without what Glance writes on the frame. */
function shapeOf(document: DesignDocument, id: string) {
  return { ...nodeWithId(document, id)!, sharedPluginData: {} }
}

test('a run takes the place of the result that its frame had when it began, whatever the clocks say', async () => {
  const { node, glance } = await openWith('component')
  await analyse(glance, node.id, { runId: 'by a fast clock', startedAt: 200 })
  const { record } = await analyse(glance, node.id, { runId: 'later', startedAt: 100 })
  expect(record.runId).toBe('later')
})
