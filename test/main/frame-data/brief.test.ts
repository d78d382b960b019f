import { describe, expect, test } from 'vitest'
import { type Brief, BRIEF_FIELDS } from '../../../src/file'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { analyse } from '../support/analyse'
import { openGlance, openWith, refused, settled, VIEWER } from '../support/glance'
import { adRecord, resultOf } from '../support/samples'

const BRIEF: Brief = {
  description: 'A landing page',
  goal: 'Sign up, “now”\nor later',
  audience: '',
  brand: 'Größe 漢字 🙂'
}
const OTHER: Brief = { description: 'x', goal: '', audience: 'Cyclists', brand: '' }

/** What Glance keeps on a frame and on the document. */
function keysOf(node: SceneNode, document: DesignDocument) {
  return [node, document.figma.root].map((owner) => owner.getSharedPluginDataKeys('glance').sort())
}

test('the briefs of file and frame are read as they were written, by everyone who opens the file', async () => {
  const { document, node, glance } = await openWith('component')
  await glance.main.saveBrief(null, BRIEF)
  await glance.main.saveBrief(node.id, OTHER)
  glance.plugin.close()
  const again = await openGlance({ document, environment: VIEWER })
  expect(await again.main.readBriefs(null)).toEqual({ file: BRIEF, frame: null })
  expect(await again.main.readBriefs(node.id)).toEqual({ file: BRIEF, frame: OTHER })
})

test('an empty brief is one too: its frame has nothing of the file’s', async () => {
  const { node, glance } = await openWith('component')
  const empty = { description: '', goal: '', audience: '', brand: '' }
  await glance.main.saveBrief(node.id, empty)
  expect((await glance.main.readBriefs(node.id)).frame).toEqual(empty)
})

test('removing briefs leaves nothing behind', async () => {
  const { document, node, glance } = await openWith('component')
  await glance.main.saveBrief(null, BRIEF)
  await glance.main.saveBrief(node.id, OTHER)
  await glance.main.saveBrief(null, null)
  expect(await glance.main.readBriefs(node.id)).toEqual({ file: null, frame: OTHER })
  await glance.main.saveBrief(node.id, null)
  expect(keysOf(node, document)).toEqual([[], []])
})

test('saves in a row are one undo step for a brief, and another for the next', async () => {
  const { document, node, glance } = await openWith('component')
  await glance.main.saveBrief(null, OTHER)
  await glance.main.saveBrief(null, BRIEF)
  await glance.main.saveBrief(node.id, OTHER)
  await glance.main.saveBrief(node.id, BRIEF)
  document.undo()
  expect(await glance.main.readBriefs(node.id)).toEqual({ file: BRIEF, frame: null })
  document.undo()
  expect(await glance.main.readBriefs(node.id)).toEqual({ file: null, frame: null })
})

test.each(['漢', '🙂', '\u0001', '"'])(
  'texts of 10,000 characters fit, all four at once, whatever is written (%j)',
  async (character) => {
    const { glance } = await openWith('component')
    const text = character.repeat(10_000)
    const brief = { description: text, goal: text, audience: text, brand: text }
    await glance.main.saveBrief(null, brief)
    expect((await glance.main.readBriefs(null)).file).toEqual(brief)
  }
)

test.each(BRIEF_FIELDS)(
  'a %s over 100 kB is refused by name, and nothing is saved',
  async (field) => {
    const { glance } = await openWith('component')
    await glance.main.saveBrief(null, BRIEF)
    const long = { ...OTHER, [field]: 'x'.repeat(100_000) }
    await expect(glance.main.saveBrief(null, long)).rejects.toMatchObject({
      code: 'brief_too_long',
      message: expect.stringContaining(`The ${field} text`),
      sent: 'no'
    })
    expect((await glance.main.readBriefs(null)).file).toEqual(BRIEF)
  }
)

describe.each(['{broken', '{}', '[]', '0', 'null'])('a brief kept as %s', (text) => {
  test('reads as none, can be replaced, and can be removed', async () => {
    const { document, node, glance } = await openWith('component')
    document.edit(() => {
      node.setSharedPluginData('glance', 'brief', text)
      node.setSharedPluginData('glance', 'brief.tone', 'of another version')
    })
    expect((await glance.main.readBriefs(node.id)).frame).toBeNull()
    await glance.main.saveBrief(node.id, OTHER)
    expect((await glance.main.readBriefs(node.id)).frame).toEqual(OTHER)
    expect(node.getSharedPluginData('glance', 'brief.tone')).toBe('')
    document.edit(() => node.setSharedPluginData('glance', 'brief', text))
    await glance.main.saveBrief(node.id, null)
    expect(keysOf(node, document)[0]).toEqual([])
  })
})

test('a brief of a newer Glance is left as it is', async () => {
  const { document, node, glance } = await openWith('component')
  document.edit(() => node.setSharedPluginData('glance', 'brief', '2'))
  expect((await glance.main.readBriefs(node.id)).frame).toBeNull()
  for (const brief of [OTHER, null]) {
    const save = () => glance.main.saveBrief(node.id, brief)
    await refused(document, save, { code: 'brief_newer', sent: 'no' })
  }
})

describe('a brief stays when', () => {
  async function analysedWithBrief() {
    const { document, node, glance } = await openWith('component')
    await glance.main.saveBrief(node.id, BRIEF)
    await glance.main.saveBrief(null, OTHER)
    const before = document.tree()
    await analyse(glance, node.id)
    await glance.main.saveAd(node.id, adRecord())
    return { document, node, glance, before }
  }

  test('the result of its frame is removed, which leaves nothing else', async () => {
    const { document, node, glance, before } = await analysedWithBrief()
    await glance.main.removeResult(resultOf(node.id))
    expect(document.tree()).toEqual(before)
    expect(await glance.main.readBriefs(node.id)).toEqual({ file: OTHER, frame: BRIEF })
  })

  test('its frame is analysed again, and when that is undone', async () => {
    const { document, node, glance } = await analysedWithBrief()
    await analyse(glance, node.id)
    expect((await glance.main.readBriefs(node.id)).frame).toEqual(BRIEF)
    document.undo()
    expect((await glance.main.readBriefs(node.id)).frame).toEqual(BRIEF)
  })
})

test('brief and ad visibility are no edit: the result of their frame stays up to date', async () => {
  const { node, glance } = await openWith('component')
  await analyse(glance, node.id)
  await glance.main.saveBrief(node.id, BRIEF)
  await glance.main.saveAd(node.id, adRecord())
  await settled()
  expect(await glance.main.readResult(node.id)).toMatchObject({
    result: { record: { outOfDate: false } }
  })
})

test('a frame that is gone has no brief to read or write', async () => {
  const { document, node, glance } = await openWith('component')
  const { id } = node
  document.edit(() => node.remove())
  const gone = { code: 'node_removed' }
  await expect(glance.main.readBriefs(id)).rejects.toMatchObject(gone)
  await expect(glance.main.saveBrief(id, BRIEF)).rejects.toMatchObject(gone)
})
