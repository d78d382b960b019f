import { expect, test } from 'vitest'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { newDocument, openGlance, settled } from '../support/glance'
import { variablesOf } from '../../support/variables'

/** A frame whose ground is white in Light, and nearly black in Dark; `inDark` is set on it. */
async function themed(inDark = false) {
  const document = await newDocument()
  const { figma } = document
  const variables = variablesOf(document)
  const { frame, theme, dark } = document.edit(() => {
    const made = figma.createFrame()
    made.name = 'Landing'
    made.resize(200, 150)
    const theme = variables.createVariableCollection('Theme')
    const dark = theme.addMode('Dark')
    const ground = variables.createVariable('ground', theme, 'COLOR')
    ground.setValueForMode(theme.defaultModeId, { r: 1, g: 1, b: 1 })
    ground.setValueForMode(dark, { r: 0, g: 0, b: 0.1 })
    const white: SolidPaint = { type: 'SOLID', color: { r: 1, g: 1, b: 1 } }
    made.fills = [variables.setBoundVariableForPaint(white, 'color', ground)]
    if (inDark) made.setExplicitVariableModeForCollection(theme, dark)
    return { frame: made, theme, dark }
  })
  const glance = await openGlance({ document })
  return { document, glance, frame, theme, dark }
}

test('a frame is copied in the mode that it is not in, as one undo step, and the copy looks like that', async () => {
  const { document, glance, frame, theme, dark } = await themed()
  expect((await glance.main.readModes(frame.id))[1]).toBe('Dark')
  const before = document.tree()
  const [id, ...more] = await glance.main.copyInModes(frame.id)
  expect(more).toEqual([])
  const copy = (await document.figma.getNodeByIdAsync(id!)) as FrameNode
  expect(copy.name).toBe('Landing – Dark')
  expect(copy.resolvedVariableModes).toEqual({ [theme.id]: dark })
  expect((copy.fills as SolidPaint[])[0]!.color).toEqual({ r: 0, g: 0, b: 0.1 })
  document.undo()
  expect(document.tree()).toEqual(before)
})

test('of a dark frame the copy is light', async () => {
  const { document, glance, frame, theme } = await themed(true)
  const [id] = await glance.main.copyInModes(frame.id)
  const copy = (await document.figma.getNodeByIdAsync(id!)) as FrameNode
  expect(copy.resolvedVariableModes).toEqual({ [theme.id]: theme.defaultModeId })
})

test('copies go with their results when that is asked, and when Glance is closed', async () => {
  const { document, glance, frame } = await themed()
  const before = document.tree()
  const [id] = await glance.main.copyInModes(frame.id)
  await settled()
  await analyse(glance, id!)
  await settled()
  expect(await glance.main.discardCopies([id!])).toBe(0)
  expect([document.tree(), overlaysIn(document)]).toEqual([before, []])
  const [other] = await glance.main.copyInModes(frame.id)
  await settled()
  glance.plugin.close()
  expect(await document.figma.getNodeByIdAsync(other!)).toBeNull()
})

test('a copy that somebody works on stays', async () => {
  const { document, glance, frame } = await themed()
  const [id] = await glance.main.copyInModes(frame.id)
  await settled()
  const copy = (await document.figma.getNodeByIdAsync(id!)) as FrameNode
  document.edit(() => copy.resize(300, 150))
  await settled()
  expect(await glance.main.discardCopies([id!])).toBe(1)
  expect(copy.removed).toBe(false)
})

test('a frame without variables, or with those of one mode, has no modes to choose from', async () => {
  const document = await newDocument()
  const frame = document.edit(() => document.figma.createFrame())
  const glance = await openGlance({ document })
  expect(await glance.main.readModes(frame.id)).toEqual([])
  expect(await glance.main.copyInModes(frame.id)).toEqual([])
})
