import { expect, test } from 'vitest'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { launch, openWith, settled } from '../support/glance'
import { resultOf } from '../support/samples'

async function analysed() {
  const { document, node, glance } = await openWith('fractionalFrame')
  await analyse(glance, node.id)
  await settled()
  return { document, glance, id: node.id }
}

test('a removal is notified with a button that takes back just that', async () => {
  const { document, glance, id } = await analysed()
  const placed = document.tree()
  await glance.main.removeResult(resultOf(id))
  await settled()
  await glance.main.notifyDone('Result deleted.')
  glance.notices[0]!.button!.press()
  expect(document.tree()).toEqual(placed)
})

test('once something else was changed, the button changes nothing and says why', async () => {
  const { document, glance, id } = await analysed()
  await glance.main.removeOverlays(resultOf(id))
  await settled()
  await glance.main.notifyDone('Overlays removed.')
  const button = glance.notices[0]!.button!
  document.edit(() => (document.figma.createRectangle().name = 'New'))
  await settled()
  const after = document.tree()
  button.press()
  await expect.poll(() => glance.notices.at(-1)?.message).toContain('Something else was changed')
  expect(document.tree()).toEqual(after)
})

test('where Figma undoes nothing, it is said', async () => {
  const { document, glance, id } = await analysed()
  await glance.main.removeOverlays(resultOf(id))
  await settled()
  await glance.main.notifyDone('Overlays removed.')
  document.store.undo = () => false
  glance.notices[0]!.button!.press()
  await expect.poll(() => glance.notices.at(-1)?.message).toContain('Nothing seems undone.')
})

test('where something was changed before the notice, there is no button', async () => {
  const { document, glance, id } = await analysed()
  await glance.main.removeOverlays(resultOf(id))
  await settled()
  document.edit(() => (document.figma.createRectangle().name = 'New'))
  await settled()
  await glance.main.notifyDone('Overlays removed.')
  expect(glance.notices[0]).toMatchObject({ message: 'Overlays removed.', button: null })
})

test('a quick analysis can be undone from its answer, which keeps Glance running for as long as it is shown', async () => {
  const { document, glance, id } = await analysed()
  const placed = document.tree()
  void glance.main.finish('People see “Headline” first.', true)
  await expect.poll(() => glance.notices).toHaveLength(1)
  expect(glance.closedWith()).toBeUndefined()
  const [{ button, dismissed }] = glance.notices as [(typeof glance.notices)[0]]
  button!.press()
  dismissed('action_button_click')
  expect(glance.closedWith()).toBeNull()
  expect(document.tree()).not.toEqual(placed)
  expect([overlaysIn(document), document.relaunchButtons(id)]).toEqual([[], []])
})

test('the command that removes overlays offers it as well', async () => {
  const { document, glance } = await analysed()
  glance.plugin.close()
  const placed = document.tree()
  const command = await launch({ document, command: 'remove-overlays' })
  await expect.poll(() => command.notices).toHaveLength(1)
  expect(overlaysIn(document)).toEqual([])
  command.notices[0]!.button!.press()
  expect(document.tree()).toEqual(placed)
})
