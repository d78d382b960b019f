import { describe, expect, test } from 'vitest'
import type { SelectedNode } from '../../../src/bridge'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { type Glance, newDocument, openGlance, settled } from '../support/glance'
import { resultOf } from '../support/samples'

/** A landing page with a title and a card, which has a title of its own. */
function landing(figma: FigmaApi) {
  const frame = figma.createFrame()
  frame.name = 'Landing'
  frame.resize(400, 300)
  const title = figma.createRectangle()
  title.name = 'Title'
  frame.appendChild(title)
  const card = figma.createFrame()
  card.name = 'Card'
  card.resize(200, 100)
  frame.appendChild(card)
  const label = figma.createRectangle()
  label.name = 'Label'
  card.appendChild(label)
  return { frame, title, card, label }
}

async function setUp() {
  const document = await newDocument()
  const layers = document.edit(() => landing(document.figma))
  const glance = await openGlance({ document })
  await glance.main.start()
  await analyse(glance, layers.frame.id)
  return { document, glance, ...layers }
}

/** The selection as the panel gets it. */
async function told(glance: Glance): Promise<SelectedNode | undefined> {
  await settled()
  return (await glance.main.start()).selection.nodes[0]
}

describe('a layer of an analysed frame', () => {
  test('that cannot be analysed by itself stands for its frame when it is selected by hand', async () => {
    const { document, glance, frame, title } = await setUp()
    document.select([title.id])
    expect(await told(glance)).toMatchObject({
      id: frame.id,
      refusal: null,
      analysed: true,
      layer: { id: title.id, name: 'Title' }
    })
  })

  test('that is a frame stays itself when it is selected by hand', async () => {
    const { document, glance, card } = await setUp()
    document.select([card.id])
    expect(await told(glance)).toMatchObject({ id: card.id, analysed: false, layer: null })
  })

  test('stands for its frame when it was chosen from the list, and as long as the result is on screen', async () => {
    const { document, glance, frame, card } = await setUp()
    await glance.main.selectLayer(frame.id, card.id)
    expect(document.selection).toEqual([card.id])
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: { id: card.id } })
    document.select([frame.id])
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: null })
    document.select([card.id])
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: { id: card.id } })
    document.select([])
    await told(glance)
    document.select([card.id])
    expect(await told(glance)).toMatchObject({ id: card.id, layer: null })
  })

  test('stands for the frame whose list it was chosen from, also when it has a result itself', async () => {
    const { document, glance, frame, card, label } = await setUp()
    await analyse(glance, card.id)
    await glance.main.selectLayer(frame.id, card.id)
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: { id: card.id } })
    await glance.main.selectLayer(frame.id, label.id)
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: { id: label.id } })
    document.select([])
    await told(glance)
    document.select([label.id])
    expect(await told(glance)).toMatchObject({ id: card.id, layer: { id: label.id } })
  })

  test('stands for itself beside another, and once the result is removed', async () => {
    const { document, glance, frame, title, card } = await setUp()
    document.select([title.id, card.id])
    expect(await told(glance)).toMatchObject({ id: title.id, layer: null })
    await glance.main.selectLayer(frame.id, card.id)
    await glance.main.removeResult(resultOf(frame.id))
    expect(await told(glance)).toMatchObject({ id: card.id, layer: null })
  })

  test('is shown on whatever page it lies', async () => {
    const { document, glance, frame, title } = await setUp()
    const home = document.currentPageId
    const page = document.edit(() => document.figma.createPage())
    document.setCurrentPage(page.id)
    await glance.main.selectLayer(frame.id, title.id)
    expect(document.currentPageId).toBe(home)
    await expect.poll(() => glance.selections.at(-1)?.nodes[0]?.layer?.id).toBe(title.id)
  })

  test('leaves the canvas where it is while the layer is in view, and else moves it without zooming', async () => {
    const { document, glance, frame, title } = await setUp()
    const before = { ...glance.viewport() }
    await glance.main.selectLayer(frame.id, title.id)
    expect(glance.viewport()).toEqual(before)
    document.edit(() => (frame.x = 5000))
    await glance.main.selectLayer(frame.id, title.id)
    const { center, zoom } = glance.viewport()
    expect(zoom).toBe(before.zoom)
    // In the middle of what the panel leaves free.
    const { x } = glance.panel.position()
    expect((5050 - center.x) * zoom + 700).toBeCloseTo(x / 2, 0)
    expect(center.y).toBe(50)
  })

  test('comes out from under the panel', async () => {
    const { document, glance, frame, title } = await setUp()
    const { center, zoom } = glance.viewport()
    const { x, y } = glance.panel.position()
    document.edit(() => {
      frame.x = Math.round(center.x + (x + 20 - 700) / zoom)
      frame.y = Math.round(center.y + (y + 60 - 450) / zoom)
    })
    await glance.main.selectLayer(frame.id, title.id)
    const moved = glance.viewport()
    expect(moved.zoom).toBe(zoom)
    const at = (frame.x + title.width / 2 - moved.center.x) * zoom + 700
    expect(at).toBeLessThan(x)
  })

  test('that is gone is said to be', async () => {
    const { document, glance, frame, title } = await setUp()
    const { id } = title
    document.edit(() => title.remove())
    const selecting = glance.main.selectLayer(frame.id, id)
    await expect(selecting).rejects.toMatchObject({ code: 'layer_removed', sent: 'no' })
  })
})

describe('a box that asks about a part of an analysed frame', () => {
  test('is one drawn over it on the page: the topmost frame below answers, by the place in its picture', async () => {
    const { document, glance, frame, title } = await setUp()
    const [box, aside] = document.edit(() => {
      title.visible = false
      frame.x = frame.y = 50
      const drawn = document.figma.createRectangle()
      drawn.resize(100, 150)
      drawn.x = 150
      drawn.y = 110
      const beside = document.figma.createRectangle()
      beside.x = 700
      return [drawn, beside]
    })
    document.select([box.id])
    const layer = { id: box.id, box: [0.25, 0.2, 0.25, 0.5] }
    expect(await told(glance)).toMatchObject({ id: frame.id, layer })
    document.edit(() => (box.x -= 100))
    expect(await told(glance)).toMatchObject({ layer: { box: [0, 0.2, 0.25, 0.5] } })
    document.select([aside.id])
    expect(await told(glance)).toMatchObject({ id: aside.id, layer: null })
    document.select([title.id])
    expect(await told(glance)).toMatchObject({ id: frame.id, layer: { box: null } })
  })

  test('is one drawn inside it, turned too, and a frame in it, which may be analysed by itself', async () => {
    const { document, glance, frame, card } = await setUp()
    const box = document.edit(() => {
      const drawn = document.figma.createEllipse()
      frame.appendChild(drawn)
      drawn.resize(40, 60)
      drawn.x = 200
      drawn.rotation = 90
      return drawn
    })
    document.select([box.id])
    const layer = { id: box.id, box: [0.5, -40 / 300, 0.15, 40 / 300].map(near) }
    expect(await told(glance)).toMatchObject({ id: frame.id, layer })
    document.select([])
    await told(glance)
    document.select([card.id])
    const alternative = { id: frame.id, box: [0, 0, 0.5, 1 / 3].map(near) }
    expect(await told(glance)).toMatchObject({ id: card.id, alternative })
  })

  const near = (part: number): unknown => expect.closeTo(part, 6)
})

test('a screen in an analysed section is itself, also while the result of the section is on screen', async () => {
  const { document, glance, frame, title, card } = await setUp()
  const { section, other, loose } = document.edit(() => {
    const section = document.figma.createSection()
    section.resizeWithoutConstraints(900, 900)
    section.appendChild(frame)
    const other = document.figma.createFrame()
    section.appendChild(other)
    const loose = document.figma.createRectangle()
    section.appendChild(loose)
    return { section, other, loose }
  })
  await analyse(glance, section.id)
  const selected = async (id: string) => {
    document.select([section.id])
    expect(await told(glance)).toMatchObject({ id: section.id, layer: null })
    document.select([id])
    return told(glance)
  }
  expect(await selected(other.id)).toMatchObject({ id: other.id, layer: null })
  expect(await selected(frame.id)).toMatchObject({ id: frame.id, layer: null })
  expect(await selected(card.id)).toMatchObject({ id: card.id, layer: null })
  expect(await selected(title.id)).toMatchObject({ id: section.id, layer: { id: title.id } })
  expect(await selected(loose.id)).toMatchObject({ id: section.id, layer: { id: loose.id } })
})

test('a frame whose name shows nothing is called unnamed', async () => {
  const { document, glance, frame } = await setUp()
  document.edit(() => (frame.name = ' '))
  document.select([frame.id])
  expect(await told(glance)).toMatchObject({ id: frame.id, name: 'Unnamed' })
})

test('a lost overlay in an analysed section stays a lost overlay', async () => {
  const { document, glance, frame } = await setUp()
  const section = document.edit(() => {
    const around = document.figma.createSection()
    around.resizeWithoutConstraints(900, 900)
    around.appendChild(frame)
    return around
  })
  await analyse(glance, frame.id)
  await analyse(glance, section.id)
  const lost = overlaysIn(document).find(({ sharedPluginData: { glance: data } }) => {
    return data?.frame === frame.id
  })!
  glance.plugin.close()
  document.edit(() => frame.remove())
  document.select([lost.id])
  const again = await openGlance({ document })
  expect(await told(again)).toMatchObject({
    id: lost.id,
    refusal: { code: 'overlay_without_frame' },
    layer: null
  })
})

test('hundreds of frames can be selected at once; beyond a thousand, the rest is counted', async () => {
  const document = await newDocument()
  const ids = document.edit(() =>
    Array.from({ length: 1003 }, () => document.figma.createFrame().id)
  )
  document.select(ids.slice(0, 150))
  const glance = await openGlance({ document })
  const { selection } = await glance.main.start()
  expect(selection.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 150))
  expect(selection.leftOut).toBe(0)
  document.select(ids)
  await expect.poll(() => glance.selections.at(-1)?.leftOut).toBe(3)
  expect(glance.selections.at(-1)?.nodes).toHaveLength(1000)
})
