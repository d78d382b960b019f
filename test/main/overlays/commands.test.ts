import { describe, expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import {
  memoryStorage,
  newDocument,
  openGlance,
  openWith,
  runCommand,
  VIEWER
} from '../support/glance'

/** Three analysed frames, two on the page and one in a section; the panel is closed. */
async function analysedFile() {
  const { document, nodes, glance } = await openWith('component', 'rotatedFrame', 'frameInSection')
  const before = document.tree()
  for (const { id } of nodes) await analyse(glance, id)
  glance.plugin.close()
  const shown = () => overlaysIn(document).filter(({ visible }) => visible).length
  return { document, nodes, before, shown }
}

describe('show or hide overlays', () => {
  test('hides all of the page when any is visible, then shows all', async () => {
    const { document, shown } = await analysedFile()
    const toggle = () => runCommand({ document, command: 'toggle-overlays' })
    expect(await toggle()).toBe('Hid the overlays of 3 frames.')
    expect(shown()).toBe(0)
    expect(await toggle()).toBe('Showing the overlays of 3 frames.')
    expect(shown()).toBe(3)
  })

  test('of the selected frame alone when one is selected', async () => {
    const { document, nodes, shown } = await analysedFile()
    document.select([nodes[1]!.id])
    expect(await runCommand({ document, command: 'toggle-overlays' })).toBe(
      'Hid the overlays of 1 frame.'
    )
    expect(shown()).toBe(2)
  })

  test('of a frame when a layer inside it, or the section around it, is selected', async () => {
    const { document, nodes, shown } = await analysedFile()
    document.select([(nodes[0] as ComponentNode).children[0]!.id, nodes[2]!.parent!.id])
    expect(await runCommand({ document, command: 'toggle-overlays' })).toBe(
      'Hid the overlays of 2 frames.'
    )
    expect(shown()).toBe(1)
  })

  test('says so where there are none', async () => {
    const document = await newDocument()
    expect(await runCommand({ document, command: 'toggle-overlays' })).toBe(
      'There are no Glance overlays on this page.'
    )
  })
})

describe('remove overlays', () => {
  test('takes all of the page off the canvas and keeps the results; one undo brings all back', async () => {
    const { document, nodes } = await analysedFile()
    const placed = document.tree()
    const records = nodes.map((node) => node.getSharedPluginData('glance', 'record'))
    expect(await runCommand({ document, command: 'remove-overlays' })).toBe(
      'Removed the overlays of 3 frames. The results stay.'
    )
    expect(overlaysIn(document)).toEqual([])
    expect(nodes.map((node) => node.getSharedPluginData('glance', 'record'))).toEqual(records)
    document.undo()
    expect(document.tree()).toEqual(placed)
  })

  test('takes those of the selection alone when there is one', async () => {
    const { document, nodes } = await analysedFile()
    document.select([nodes[0]!.id])
    expect(await runCommand({ document, command: 'remove-overlays' })).toBe(
      'Removed the overlays of 1 frame. The results stay.'
    )
    expect(overlaysIn(document)).toHaveLength(2)
  })

  test('touches nothing when the selection has none', async () => {
    const { document } = await analysedFile()
    const other = document.edit(() => edgeCases.tinyFrame(document.figma))
    document.select([other.id])
    expect(await runCommand({ document, command: 'remove-overlays' })).toBe(
      'There are no Glance overlays on the selected layers.'
    )
    expect(overlaysIn(document)).toHaveLength(3)
  })
})

test.each(['toggle-overlays', 'remove-overlays'])(
  '%s in a file that may only be viewed says so and changes nothing',
  async (command) => {
    const { document } = await analysedFile()
    const before = document.tree()
    const environment = VIEWER
    expect(await runCommand({ document, command, environment })).toBeNull()
    expect(document.tree()).toEqual(before)
  }
)

test.each([
  ['analyse-selection', 'analyse-selection'],
  ['compare-selection', 'compare-selection'],
  ['settings', 'settings'],
  ['results', 'open'],
  ['open', 'open']
])('the command %s opens the panel as %s', async (command, expected) => {
  const glance = await openGlance({ command })
  expect((await glance.main.start()).command).toBe(expected)
})

describe('when the panel is closed', () => {
  test.each([
    [false, 3],
    [true, 0]
  ])(
    'overlays are hidden where Settings say so (%s), as one undo step',
    async (hideOnClose, left) => {
      const { document, shown } = await analysedFile()
      expect(shown()).toBe(3)
      const { storage, ...glance } = await openGlance({ document })
      const { settings } = await glance.main.start()
      await glance.main.saveSettings({ ...settings, hideOnClose })
      const steps = document.undoSteps().length
      glance.plugin.close()
      expect(shown()).toBe(left)
      expect(document.undoSteps().length - steps).toBe(left === 0 ? 1 : 0)
      if (left === 0) document.undo()
      expect(shown()).toBe(3)
      // Nor does what may change nothing try to.
      const viewer = await openGlance({ document, storage, environment: VIEWER })
      viewer.plugin.close()
      expect([shown(), viewer.errors]).toEqual([3, []])
    }
  )

  test.each([
    ['stayed hidden', 3],
    ['had to show it', 0]
  ])('a quick action that %s leaves %i overlays shown', async (how, left) => {
    const { document, shown } = await analysedFile()
    const storage = memoryStorage({ settings: { hideOnClose: true } })
    const glance = await openGlance({ document, storage, command: 'quick-compare' })
    if (left === 0) await glance.main.showPanel()
    glance.plugin.close()
    expect(shown(), how).toBe(left)
  })
})
