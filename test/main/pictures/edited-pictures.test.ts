import { beforeEach, describe, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { analyse, mapPicture } from '../support/analyse'
import { nodeWithId } from '../support/canvas'
import { type Glance, newDocument, openGlance, settled } from '../support/glance'

let document: DesignDocument
let glance: Glance

beforeEach(async () => {
  document = await newDocument()
  glance = await openGlance({ document })
  await glance.main.start()
})

async function placeCapture(runId: string): Promise<string> {
  const image = await glance.main.keepImage(runId, 'the capture', mapPicture(90, 160))
  return glance.main.placePicture({
    runId,
    name: 'shop.example',
    what: 'the page',
    image,
    width: 360,
    height: 640
  })
}

describe('a captured page that somebody has edited', () => {
  let id: string
  beforeEach(async () => {
    id = await placeCapture('run-1')
    await settled()
    const frame = (await document.figma.getNodeByIdAsync(id)) as FrameNode
    document.edit(() => {
      frame.appendChild(document.figma.createRectangle())
      frame.fills = []
    })
    await settled()
  })

  test('stays as it is, beside it, when the same is placed again, by the same run as well', async () => {
    const edited = nodeWithId(document, id)
    for (const runId of ['run-1', 'run-2']) {
      expect(await placeCapture(runId)).not.toBe(id)
      expect(nodeWithId(document, id)).toEqual(edited)
    }
  })

  test('stays when placing the same again is undone, or refused', async () => {
    const before = document.tree()
    await placeCapture('run-2')
    document.undo()
    expect(document.tree()).toEqual(before)
    const image = { hash: 'f'.repeat(40), width: 10, height: 10 }
    const lost = { runId: 'run-3', name: 'x', what: 'x', image, width: 360, height: 640 }
    await expect(glance.main.placePicture(lost)).rejects.toMatchObject({ code: 'image_missing' })
    expect(document.tree()).toEqual(before)
  })

  test('stays when all that Glance keeps is taken away: result, overlays, the file’s, and the panel', async () => {
    const edited = nodeWithId(document, id)
    await analyse(glance, id, { runId: 'run-2' })
    await settled()
    await glance.main.removeResult({ nodeId: id, runId: 'run-2' })
    await glance.main.tidyOverlays()
    await glance.main.eraseFile()
    glance.plugin.close()
    expect(nodeWithId(document, id)).toEqual(edited)
  })

  test('is no copy and no board: nothing that discards those takes it', async () => {
    const edited = nodeWithId(document, id)
    await expect(glance.main.discardTry(id, { force: true })).rejects.toMatchObject({
      code: 'not_a_copy'
    })
    await expect(glance.main.removeBoard(id, { force: true })).rejects.toMatchObject({
      code: 'not_a_board'
    })
    expect(nodeWithId(document, id)).toEqual(edited)
  })
})
