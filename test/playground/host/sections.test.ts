import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

const { figma } = await newDocument()

function sectionWithFrame(): { section: SectionNode; frame: FrameNode } {
  const section = figma.createSection()
  section.resizeWithoutConstraints(500, 400)
  const frame = figma.createFrame()
  section.appendChild(frame)
  frame.x = frame.y = 50
  return { section, frame }
}

test('a section lies on a page or in a section, in nothing else', () => {
  const { section } = sectionWithFrame()
  const outer = figma.createSection()
  outer.appendChild(section)
  expect(section.parent?.id).toBe(outer.id)
  expect(() => figma.createFrame().appendChild(section)).toThrow(
    'in appendChild: Cannot move node. A section lies on a page or in a section'
  )
  expect(() => figma.group([figma.createSection()], figma.currentPage)).toThrow('Cannot group')
})

test('a section takes what lies in it along, cuts nothing off, and lays no constraint on it', () => {
  const { section, frame } = sectionWithFrame()
  section.x = 1000
  expect(frame.absoluteBoundingBox).toMatchObject({ x: 1050, y: 50 })
  frame.constraints = { horizontal: 'MAX', vertical: 'STRETCH' }
  section.resizeWithoutConstraints(900, 900)
  expect([frame.x, frame.y, frame.height]).toEqual([50, 50, 100])
  frame.x = 1200
  expect(frame.absoluteRenderBounds).toMatchObject({ x: 2200, width: 100 })
  expect('clipsContent' in section || 'opacity' in section || 'rotation' in section).toBe(false)
})

test('a section whose contents are hidden shows none of them, whether they are visible or not', async () => {
  const { section, frame } = sectionWithFrame()
  expect(section.sectionContentsHidden).toBe(false)
  section.sectionContentsHidden = true
  expect([section.sectionContentsHidden, frame.visible]).toEqual([true, true])
  expect(frame.absoluteRenderBounds).toBeNull()
  await expect(frame.exportAsync()).rejects.toThrow('any visible layers')
  section.sectionContentsHidden = false
  await expect(frame.exportAsync()).resolves.toBeInstanceOf(Uint8Array)
})
