import { beforeEach, describe, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/contract'
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
  return glance.main.placePage({ runId, name: 'shop.example', image, width: 360, height: 640 })
}

async function placeKeyFrames(runId: string): Promise<string> {
  const image = await glance.main.keepImage(runId, 'a moment', mapPicture(32, 18))
  const stills = ['0:00', '0:01'].map((name) => ({ name, image, overlay: null }))
  return glance.main.placeStrip({
    runId,
    name: 'Film',
    width: 320,
    height: 180,
    columns: 2,
    stills
  })
}

describe.each([
  ['a captured page', placeCapture],
  ['a video’s key frames', placeKeyFrames]
])('%s that somebody has edited', (_, placeIt) => {
  let id: string
  beforeEach(async () => {
    id = await placeIt('run-1')
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
      expect(await placeIt(runId)).not.toBe(id)
      expect(nodeWithId(document, id)).toEqual(edited)
    }
  })

  test('stays when placing the same again is undone, or refused', async () => {
    const before = document.tree()
    await placeIt('run-2')
    document.undo()
    expect(document.tree()).toEqual(before)
    const image = { hash: 'f'.repeat(40), width: 10, height: 10 }
    const lost = { runId: 'run-3', name: 'x', image, width: 360, height: 640 }
    await expect(glance.main.placePage(lost)).rejects.toMatchObject({ code: 'image_missing' })
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
    expect(await glance.main.discardCopies([id])).toBe(0)
    expect(nodeWithId(document, id)).toEqual(edited)
  })
})
