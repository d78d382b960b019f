import { describe, expect, test } from 'vitest'
import { analyse, mapPicture } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { openWith, type Glance, settled, refused } from '../support/glance'
import { PICTURE, resultRecord } from '../support/samples'

/** Gives a capture to the file and asks for its frame. */
async function placeCapture(glance: Glance, runId = 'page-1', changes = {}) {
  const image = await glance.main.keepImage(runId, 'the capture', mapPicture(90, 160))
  const size = { width: 360, height: 640 }
  return glance.main.placePicture({
    runId,
    name: 'shop.example',
    what: 'the page',
    image,
    ...size,
    ...changes
  })
}

describe('a captured page', () => {
  test('is a frame of its size and name, filled with the capture, selected and in view', async () => {
    const { document, glance } = await openWith()
    const id = await placeCapture(glance)
    expect(nodeWithId(document, id)).toMatchObject({
      name: 'shop.example',
      type: 'FRAME',
      box: { width: 360, height: 640 },
      images: [{ width: 90, height: 160, scaleMode: 'FILL', visible: true }]
    })
    const frame = (await document.figma.getNodeByIdAsync(id)) as FrameNode
    expect(frame.clipsContent).toBe(true)
    expect(document.selection).toEqual([id])
    expect(glance.viewport().center).toEqual({
      x: frame.x + frame.width / 2,
      y: frame.y + frame.height / 2
    })
  })

  test('lies clear of what reaches out of a frame', async () => {
    const { document, glance } = await openWith('overflowingFrame')
    const drawn = (document.figma.currentPage.children[0] as FrameNode).absoluteRenderBounds!
    const id = await placeCapture(glance)
    expect(nodeWithId(document, id)!.box!.x).toBe(Math.ceil(drawn.x + drawn.width) + 100)
  })

  test('goes to the page that the designer is on', async () => {
    const { document, glance } = await openWith('component')
    const page = document.edit(() => document.figma.createPage())
    document.setCurrentPage(page.id)
    const id = await placeCapture(glance)
    expect((await document.figma.getNodeByIdAsync(id))?.parent?.id).toBe(page.id)
    expect(document.selection).toEqual([id])
  })

  test('and the overlays of the same run are one undo step', async () => {
    const { document, glance } = await openWith('component')
    await glance.main.start()
    const before = document.tree()
    const nodeId = await placeCapture(glance, 'page-1')
    const attention = await glance.main.keepMap('page-1', 'attention', mapPicture(90, 160))
    const picture = { ...PICTURE, width: 90, height: 160, scale: 0.25 }
    await glance.main.place({
      runId: 'page-1',
      nodeId,
      record: resultRecord({ maps: { attention }, picture }),
      layers: null,
      overlay: { map: 'attention', opacity: 1 }
    })
    const box = nodeWithId(document, nodeId)!.box!
    expect(overlaysIn(document)[0]?.box).toEqual(box)
    await settled()
    expect(await glance.main.readResult(nodeId)).toMatchObject({
      result: { record: { outOfDate: false } }
    })
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('of another job is another undo step', async () => {
    const { document, glance } = await openWith()
    await placeCapture(glance, 'one')
    const one = document.tree()
    await placeCapture(glance, 'two')
    document.undo()
    expect(document.tree()).toEqual(one)
  })

  test('can be analysed like any other frame', async () => {
    const { glance } = await openWith()
    await placeCapture(glance)
    const { selection } = await glance.main.start()
    expect(selection.nodes[0]).toMatchObject({ type: 'FRAME', refusal: null, analysed: false })
  })
})

test('a captured page stays when it is edited and all that Glance keeps is taken away, and is no board to remove', async () => {
  const { document, glance } = await openWith()
  const id = await placeCapture(glance)
  const frame = (await document.figma.getNodeByIdAsync(id)) as FrameNode
  document.edit(() => {
    frame.appendChild(document.figma.createRectangle())
    frame.fills = []
  })
  const edited = nodeWithId(document, id)
  expect(await placeCapture(glance)).not.toBe(id)
  await analyse(glance, id, { runId: 'run-2' })
  await settled()
  await glance.main.removeResult({ nodeId: id, runId: 'run-2' })
  await glance.main.tidyOverlays()
  const removing = glance.main.removeBoard(id, { force: true })
  await expect(removing).rejects.toMatchObject({ code: 'not_a_board' })
  await glance.main.eraseFile()
  expect(nodeWithId(document, id)).toEqual(edited)
})

describe('nothing is left behind, and the selection stays, when', () => {
  test('Figma refuses the frame’s size', async () => {
    const { document, glance } = await openWith('component')
    const [node] = document.figma.currentPage.children
    document.select([node!.id])
    await refused(document, () => placeCapture(glance, 'page-1', { width: 0 }), {
      code: 'placing_failed',
      message: expect.stringContaining('could not place the page')
    })
    expect(document.selection).toEqual([node!.id])
  })

  test('the capture was never kept', async () => {
    const { document, glance } = await openWith()
    const image = { hash: 'f'.repeat(40), width: 10, height: 10 }
    await refused(document, () => placeCapture(glance, 'page-1', { image }), {
      code: 'image_missing',
      message: 'The picture of “shop.example” is no longer in the file.'
    })
  })
})
