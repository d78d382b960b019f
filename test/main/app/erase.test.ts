import { expect, test } from 'vitest'
import { boardOf, setUp } from '../compare/support'
import { analyse } from '../support/analyse'
import { memoryStorage, type newDocument, openGlance } from '../support/glance'

const BRIEF = { description: 'A page', goal: '', audience: '', brand: '' }

/** All plugin data of Glance in a document, by owner. */
function keysIn(document: Awaited<ReturnType<typeof newDocument>>): string[] {
  const { root } = document.figma
  const layers = root.children.flatMap((page) => page.findAll())
  return [root, ...root.children, ...layers].flatMap((owner) =>
    owner.getSharedPluginDataKeys('glance').map((key) => `${owner.type} ${key}`)
  )
}

test('all that Glance keeps in a file is counted, goes in one step, and comes back by one undo', async () => {
  const { document, glance, ids } = await setUp()
  for (const id of ids) await analyse(glance, id)
  await glance.main.saveBrief(null, BRIEF)
  await glance.main.saveBrief(ids[0]!, BRIEF)
  await glance.main.placeBoard(await boardOf(glance, ids))
  const before = document.tree()
  const kept = { results: ids.length, overlays: ids.length, boards: 1, briefs: 2 }
  expect(await glance.main.keptInFile()).toMatchObject(kept)
  expect((await glance.main.keptInFile()).bytes).toBeGreaterThan(1000)
  expect(document.tree()).toEqual(before)

  expect(await glance.main.eraseFile()).toMatchObject(kept)
  expect(keysIn(document)).toEqual([])
  expect(await glance.main.keptInFile()).toEqual({
    ...{ results: 0, overlays: 0, boards: 0, briefs: 0 },
    bytes: 0
  })
  const buttons = document.figma.root.children.map((page) => page.getRelaunchData())
  expect(buttons).toEqual(buttons.map(() => ({})))

  document.undo()
  expect(document.tree()).toEqual(before)
})

test('nothing is left on the computer', async () => {
  const storage = memoryStorage()
  const glance = await openGlance({ storage })
  const { settings } = await glance.main.start()
  await glance.main.saveSettings({ ...settings, opacity: 0.5 })
  await glance.main.saveKey({ origin: 'https://api.example.com', key: 'k' })
  await glance.main.eraseComputer()
  glance.plugin.close()
  const again = await (await openGlance({ storage })).main.start()
  expect(again).toMatchObject({ key: null, settings: { opacity: 1 } })
})
