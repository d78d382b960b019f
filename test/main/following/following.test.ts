import { describe, expect, test, vi } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { Membrane } from '../../support/sandbox/membrane'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse, prepare } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { type Glance, newDocument, openGlance, openWith, settled } from '../support/glance'
import { resultOf } from '../support/samples'
import { editByOther } from '../../support/teammates'

type Case = keyof typeof edgeCases

async function setUp(name: Case) {
  const { document, nodes, glance } = await openWith(name)
  const node = nodes[0] as FrameNode
  await analyse(glance, node.id)
  await settled()
  const overlay = () => overlaysIn(document)[0]
  const group = (await document.figma.getNodeByIdAsync(overlay()!.id)) as GroupNode
  /** Anything that Glance writes because its user asked for it. */
  const act = () => glance.main.setOverlay(resultOf(node.id), { opacity: 0.8 })
  return { document, node, glance, overlay, group, act }
}

/** Whether an overlay lies on the box that Figma gives for a frame. */
function liesOn(overlay: ReturnType<typeof overlaysIn>[0] | undefined, node: FrameNode): void {
  const box = node.absoluteBoundingBox!
  expect(overlay?.box?.x).toBeCloseTo(box.x, 1)
  expect(overlay?.box?.y).toBeCloseTo(box.y, 1)
}

async function leaveAndComeBack(document: DesignDocument): Promise<void> {
  const { id } = document.figma.currentPage
  for (const next of [document.edit(() => document.figma.createPage()).id, id]) {
    document.setCurrentPage(next)
    await settled()
  }
}

test('an overlay in a component is put right there, and left alone in its instances', async () => {
  const { document, node, overlay, group, glance } = await setUp('component')
  const { figma } = document
  const component = document.edit(() => {
    const made = figma.createComponent()
    made.resize(800, 800)
    made.appendChild(group)
    made.createInstance().x = 2000
    return made
  })
  await expect.poll(() => glance.misplaced.at(-1)).toBe(1)
  await glance.main.tidyOverlays()
  expect(glance.errors).toEqual([])
  expect(component.children).toEqual([])
  liesOn(overlay(), node)
  await glance.main.eraseFile()
  expect(glance.errors).toEqual([])
})

test('deletions are told while an analysed layer is hidden in an instance', async () => {
  const document = await newDocument()
  const { figma } = document
  const { inner, other } = document.edit(() => {
    const component = edgeCases.component(figma)
    component.appendChild(figma.createFrame())
    return { inner: component.createInstance().children.at(-1)!, other: figma.createFrame() }
  })
  const glance = await openGlance({ document })
  await analyse(glance, inner.id)
  await settled()
  document.edit(() => (inner.visible = false))
  await settled()
  const before = glance.layerChanges()
  document.edit(() => other.remove())
  await expect.poll(() => glance.layerChanges()).toBeGreaterThan(before)
})

test('a changed style may have edited any watched frame', async () => {
  const { node, glance } = await setUp('component')
  glance.plugin.changeStyle()
  await expect.poll(() => glance.editedFrames).toEqual([node.id])
})

describe('with the next act of Glance, the overlay follows', () => {
  test('a frame that is moved, which is no edit of it', async () => {
    const { document, node, overlay, act, glance } = await setUp('component')
    document.edit(() => {
      node.x += 333
      node.y -= 44.5
    })
    await act()
    liesOn(overlay(), node)
    expect(glance.editedFrames).toEqual([])
    expect(glance.changedResults).toEqual([])
  })

  test('a frame that is resized from its left edge, which moves it and edits it at once', async () => {
    const { document, node, overlay, act, glance } = await setUp('component')
    document.edit(() => {
      node.x -= 60
      node.resize(node.width + 60, node.height)
    })
    await act()
    liesOn(overlay(), node)
    await expect.poll(() => glance.editedFrames).toEqual([node.id])
  })

  test('a frame that auto-layout pushes along', async () => {
    const { document, node, overlay, act } = await setUp('frameInAutoLayout')
    document.edit(() => ((node.parent as FrameNode).itemSpacing = 90))
    await act()
    liesOn(overlay(), node)
  })

  test('a frame inside a section that is moved, without a change of its own', async () => {
    const { document, node, overlay, act } = await setUp('frameInSection')
    document.edit(() => ((node.parent as unknown as SectionNode).x += 70))
    await act()
    liesOn(overlay(), node)
  })

  test('a rename of its frame', async () => {
    const { document, node, overlay, act, glance } = await setUp('component')
    document.edit(() => (node.name = 'Renamed'))
    await act()
    expect(overlay()!.name).toBe('Glance: Renamed')
    document.edit(() => (node.name = `Two\nlines ${'and on '.repeat(100)}`))
    await act()
    expect(overlay()!.name).toMatch(/^Glance: Two lines and on .{150,190}…$/)
    expect(glance.editedFrames).toEqual([])
  })
})

describe('a watched frame may look different', () => {
  test.each<[string, Case, (node: FrameNode) => unknown]>([
    ['the frame is filled anew', 'component', (node) => (node.fills = [])],
    ['the frame is resized', 'component', (node) => node.resize(250, 170)],
    ['a layer inside is moved', 'component', (node) => (node.children[0]!.x += 5)],
    ['a layer inside is hidden', 'component', (node) => (node.children[0]!.visible = false)],
    ['a layer inside is deleted', 'component', (node) => node.children[0]!.remove()],
    ['a layer is added', 'component', (node) => node.appendChild(node.children[0]!.clone())],
    ['one layer of a group is moved', 'group', (node) => (node.children[1]!.y += 30)]
  ])('when %s, and the panel hears of it', async (_name, name, edit) => {
    const { document, node, glance } = await setUp(name)
    document.edit(() => edit(node))
    await expect.poll(() => glance.editedFrames).toContain(node.id)
    expect(glance.changedResults).toEqual([])
  })

  test('when a layer is taken out of the frame', async () => {
    const { document, node, glance } = await setUp('component')
    document.edit(() => document.figma.currentPage.appendChild(node.children[0]!))
    await expect.poll(() => glance.editedFrames).toEqual([node.id])
  })

  test('when something on its page is deleted, or so much changes that not all of it is read', async () => {
    const { document, node, glance } = await setUp('component')
    const others = document.edit(() =>
      Array.from({ length: 101 }, () => document.figma.createRectangle())
    )
    await expect.poll(() => glance.editedFrames).toEqual([node.id])
    document.edit(() => others.forEach((other) => (other.fills = [])))
    await expect.poll(() => glance.editedFrames).toHaveLength(2)
    document.edit(() => (others[0]!.fills = []))
    document.edit(() => others[1]!.remove())
    await expect.poll(() => glance.editedFrames).toHaveLength(3)
  })

  test('but not when layers are renamed or locked, or other plugins keep data', async () => {
    const { document, node, glance } = await setUp('component')
    document.edit(() => {
      node.children[0]!.name = 'Hero'
      node.children[0]!.locked = true
      node.children[0]!.setSharedPluginData('other', 'key', 'value')
    })
    await settled()
    expect(glance.editedFrames).toEqual([])
    expect(glance.changedResults).toEqual([])
  })

  test('but not when a neighbour is edited', async () => {
    const { document, node, glance } = await setUp('frameInAutoLayout')
    document.edit(() => (((node.parent as FrameNode).children[0] as FrameNode).fills = []))
    await settled()
    expect(glance.editedFrames).toEqual([])
  })

  test('but not when the overlay of a frame inside an analysed section changes', async () => {
    const { document, node, glance } = await setUp('section')
    const inside = node.children[0]!
    await analyse(glance, inside.id)
    await glance.main.setOverlay(resultOf(inside.id), { visible: false })
    document.edit(() => (document.figma.currentPage.selection = [node]))
    await glance.main.removeResult(resultOf(inside.id))
    await settled()
    expect(glance.editedFrames).toEqual([])
  })
})

describe('from its export on, before it has a result,', () => {
  async function exported() {
    const { document, node, glance } = await openWith('component')
    const { request } = await prepare(glance, node.id)
    return { document, node, glance, request }
  }

  test('edits of a frame are reported, and its result says that all were heard', async () => {
    const { document, node, glance, request } = await exported()
    document.edit(() => (node.fills = []))
    await expect.poll(() => glance.editedFrames).toEqual([node.id])
    expect(await glance.main.place(request)).toMatchObject({ heardAll: true })
  })

  test('a result says that edits may not have been heard where its page was left', async () => {
    const { document, glance, request } = await exported()
    await leaveAndComeBack(document)
    expect(await glance.main.place(request)).toMatchObject({ heardAll: false })
  })

  test('so it does where Glance was closed in between', async () => {
    const { document, glance, request } = await exported()
    await glance.main.place(request)
    glance.plugin.close()
    const again = await openGlance({ document })
    expect(await again.main.place(request)).toMatchObject({ heardAll: false })
  })
})

describe('the panel hears', () => {
  test('when an undo takes the result away, and a redo brings it back', async () => {
    const { document, node, glance } = await setUp('component')
    document.undo()
    await expect.poll(() => glance.changedResults).toEqual([node.id])
    expect(await glance.main.readResult(node.id)).toEqual({ state: 'none' })
    document.redo()
    await expect.poll(() => glance.changedResults).toEqual([node.id, node.id])
    expect(await glance.main.readResult(node.id)).toMatchObject({ state: 'found' })
  })

  test('when someone deletes the overlays by hand, whose pictures Figma may have forgotten: an undo brings them back', async () => {
    const { document, node, glance, overlay, group } = await setUp('component')
    document.edit(() => group.remove())
    await expect.poll(() => glance.changedResults).toEqual([node.id])
    const again = { advice: 'Undo the deletion of its overlays, or run again.' }
    const look = { map: 'clarity' as const, opacity: 0.5 }
    await expect(glance.main.restoreOverlays(resultOf(node.id), look)).rejects.toMatchObject({
      code: 'map_missing',
      ...again
    })
    const read = await glance.main.readResult(node.id)
    const { hash } = read.state === 'found' ? read.result.record.maps.attention! : { hash: '' }
    await expect(glance.main.readImage(hash)).rejects.toMatchObject({
      code: 'image_missing',
      ...again
    })
    document.undo()
    liesOn(overlay(), node)
    expect((await glance.main.readImage(hash)).length).toBeGreaterThan(0)
  })

  test('when someone deletes the overlays by hand, which can be laid again where their pictures are used elsewhere', async () => {
    const { document, node, glance, overlay, group } = await setUp('component')
    const fills = group.children.flatMap((map) => ('fills' in map ? (map.fills as Paint[]) : []))
    document.edit(() => (document.figma.createRectangle().fills = fills))
    document.edit(() => group.remove())
    await expect.poll(() => glance.changedResults).toEqual([node.id])
    expect(await glance.main.readResult(node.id)).toMatchObject({ result: { overlay: null } })
    await expect(
      glance.main.setOverlay(resultOf(node.id), { visible: true })
    ).rejects.toMatchObject({
      code: 'no_overlay'
    })
    const look = { map: 'clarity' as const, opacity: 0.5 }
    await glance.main.restoreOverlays(resultOf(node.id), look)
    expect(await glance.main.readResult(node.id)).toMatchObject({
      result: { overlay: { ...look, visible: true } }
    })
    liesOn(overlay(), node)
  })

  test('when someone hides the overlays by hand', async () => {
    const { document, node, glance, group } = await setUp('component')
    document.edit(() => (group.visible = false))
    await expect.poll(() => glance.changedResults).toEqual([node.id])
  })

  test('not of what it did itself', async () => {
    const { node, glance } = await setUp('component')
    await glance.main.setOverlay(resultOf(node.id), { opacity: 0.3, map: 'hotspots' })
    await glance.main.saveText(resultOf(node.id), 'recommendations', 'Less.')
    await settled()
    expect(glance.changedResults).toEqual([])
  })
})

test('edits of an earlier result are reported once the panel has read it, also on the way back to its page', async () => {
  const { document, node, glance: first } = await setUp('component')
  first.plugin.close()
  const glance = await openGlance({ document })
  await settled()
  const layer = node.children[0]!
  document.edit(() => (layer.x += 5))
  await settled()
  expect(glance.editedFrames).toEqual([])
  await glance.main.readResult(node.id)
  await leaveAndComeBack(document)
  editByOther(document, () => layer.remove())
  await expect.poll(() => glance.editedFrames).toEqual([node.id])
})

test('opening Glance reads no layer inside frames that have results', async () => {
  const { document, node, glance } = await setUp('component')
  glance.plugin.close()
  document.edit(() => {
    for (let i = 0; i < 200; i++) node.appendChild(document.figma.createRectangle())
  })
  const handles = vi.spyOn(Membrane.prototype, 'handleOf')
  const again = await openGlance({ document, inQuickJs: true })
  await again.main.start()
  await settled()
  expect(new Set(handles.mock.calls.map(([object]) => object)).size).toBeLessThan(50)
  handles.mockRestore()
})

test('when a frame is deleted its overlay goes with it, by the next act of Glance', async () => {
  const { document, node, glance, overlay } = await setUp('component')
  const { id } = node
  document.edit(() => node.remove())
  await expect.poll(() => glance.changedResults).toEqual([id])
  expect(overlay()).toBeDefined()
  await expect.poll(() => glance.misplaced).toEqual([1])
  await glance.main.saveBrief(null, { description: '', goal: 'Sell', audience: '', brand: '' })
  expect(overlay()).toBeUndefined()
  await expect.poll(() => glance.misplaced).toEqual([1, 0])
})

describe('nothing that Glance knows is a step to undo:', () => {
  test.each<[string, (node: FrameNode) => unknown]>([
    ['a move', (node) => (node.x += 100)],
    ['an edit', (node) => (node.fills = [])],
    ['a deletion', (node) => node.remove()],
    ['a rename', (node) => (node.name = 'Renamed')]
  ])('%s is taken back by one undo', async (_name, edit) => {
    const { document, node } = await setUp('component')
    const before = document.tree()
    document.edit(() => edit(node))
    await settled()
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('what waited is undone together with the act that it waited for', async () => {
    const { document, node, act, overlay } = await setUp('component')
    document.edit(() => (node.x += 100))
    await settled()
    const before = document.tree()
    await act()
    liesOn(overlay(), node)
    expect(document.tree()).not.toEqual(before)
    document.undo()
    expect(document.tree()).toEqual(before)
  })
})

describe('no overlay counts as misplaced', () => {
  test('far out on the canvas, where places are rounded', async () => {
    const { document, node, glance, act } = await setUp('nestedRotatedFrame')
    document.edit(() => ((node.parent as FrameNode).x = 123_456.789))
    await act()
    await settled()
    expect(glance.misplaced.at(-1) ?? 0).toBe(0)
  })

  test('when it is not known where it belongs, which “Put right” could not mend', async () => {
    const { document, glance, group } = await setUp('component')
    glance.plugin.close()
    document.edit(() => group.setSharedPluginData('glance', 'offset', 'broken'))
    const again = await openGlance({ document })
    expect((await again.main.start()).misplaced).toBe(0)
  })
})

describe('opening Glance changes nothing,', () => {
  test('and a frame that was moved meanwhile gets its overlay back when the user says so', async () => {
    const { document, node, glance, overlay } = await setUp('component')
    glance.plugin.close()
    document.edit(() => (node.x += 500))
    const before = document.tree()
    const again = await openGlance({ document })
    await expect.poll(async () => (await again.main.start()).misplaced).toBe(1)
    expect(document.tree()).toEqual(before)
    expect(await again.main.tidyOverlays()).toBe(1)
    liesOn(overlay(), node)
    expect((await again.main.start()).misplaced).toBe(0)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('and an overlay whose frame is gone is removed when the user says so', async () => {
    const { document, node, glance, overlay } = await setUp('component')
    glance.plugin.close()
    document.edit(() => node.remove())
    const again = await openGlance({ document })
    await expect.poll(async () => (await again.main.start()).misplaced).toBe(1)
    expect(overlay()).toBeDefined()
    await again.main.tidyOverlays()
    expect(overlay()).toBeUndefined()
  })
})

describe('a copied frame', () => {
  test('shows the result of its original, without overlays, and can have its own', async () => {
    const { document, node, glance } = await setUp('rotatedFrame')
    const copy = document.edit(() => node.clone())
    document.edit(() => (copy.x += 800))
    expect(await glance.main.readResult(copy.id)).toMatchObject({
      state: 'found',
      result: { nodeId: copy.id, overlay: null }
    })
    await glance.main.restoreOverlays(resultOf(copy.id), { map: 'attention', opacity: 1 })
    expect(overlaysIn(document)).toHaveLength(2)
    await glance.main.removeResult(resultOf(copy.id))
    expect(await glance.main.readResult(node.id)).toMatchObject({
      result: { overlay: { visible: true } }
    })
  })

  test('with its overlay, as in a duplicated page, has that overlay once the user says so', async () => {
    const { document, node, glance, group } = await setUp('fractionalFrame')
    glance.plugin.close()
    const copies = document.edit(() => [node.clone(), group.clone()] as const)
    document.edit(() => copies.forEach((copy) => (copy.x += 700)))
    const again = await openGlance({ document })
    const [copy] = copies
    await expect.poll(async () => (await again.main.start()).misplaced).toBe(1)
    await again.main.tidyOverlays()
    expect(await again.main.readResult(copy.id)).toMatchObject({
      result: { overlay: { map: 'attention' } }
    })
    expect(
      new Set(overlaysIn(document).map((group) => group.sharedPluginData.glance?.frame))
    ).toEqual(new Set([node.id, copy.id]))
  })
})

describe('what a teammate changes', () => {
  test('reaches the panel, and nothing is written to the file for it', async () => {
    const { document, node, glance, overlay } = await setUp('component')
    const before = overlay()!.box
    editByOther(document, () => {
      node.fills = []
      node.x += 40
    })
    await expect.poll(() => glance.editedFrames).toEqual([node.id])
    await settled()
    expect(overlay()!.box).toEqual(before)
    expect(glance.changedResults).toEqual([])
  })

  test('leaves an overlay where it is when it deletes the frame, and offers to remove it', async () => {
    const { document, node, glance, overlay } = await setUp('component')
    editByOther(document, () => node.remove())
    await settled()
    await glance.main.saveBrief(null, { description: '', goal: 'Sell', audience: '', brand: '' })
    expect(overlay()).toBeDefined()
    await expect.poll(() => glance.misplaced).toEqual([1])
    await glance.main.tidyOverlays()
    expect(overlay()).toBeUndefined()
  })

  test('is no step for this user to undo', async () => {
    const { document, node } = await setUp('component')
    document.forgetHistory()
    editByOther(document, () => (node.x += 40))
    await settled()
    expect(document.canUndo).toBe(false)
  })
})

test('another page is followed when the one that was is deleted', async () => {
  const { document, node, glance } = await setUp('component')
  const page = document.edit(() => document.figma.createPage())
  document.setCurrentPage(page.id)
  const frame = document.edit(() => edgeCases.component(document.figma))
  await settled()
  await analyse(glance, frame.id)
  await settled()
  document.edit(() => page.remove())
  await settled()
  const before = glance.layerChanges()
  document.edit(() => node.remove())
  await expect.poll(() => glance.layerChanges()).toBeGreaterThan(before)
})

test.each<[string, (glance: Glance, id: string) => Promise<unknown>]>([
  ['tidying', ({ main }) => main.tidyOverlays()],
  ['reading the page', ({ main }) => main.readOverview()],
  ['counting', ({ main }) => main.keptInFile()],
  ['exporting', ({ main }, id) => main.exportPicture(id)],
  ['acting', ({ main }, id) => main.saveBrief(id, null)]
])('%s goes on while the open page is deleted', async (_, call) => {
  const { document, node, glance } = await setUp('component')
  const page = document.edit(() => document.figma.createPage())
  document.setCurrentPage(page.id)
  document.edit(() => edgeCases.component(document.figma))
  await settled()
  document.select([page.children[0]!.id])
  const answer = call(glance, node.id)
  document.edit(() => page.remove())
  await answer
  await call(glance, node.id)
})

test.each([
  ['the user', false],
  ['a teammate', true]
])('acts go on right after %s took a frame to another page', async (_, byOther) => {
  const { document, node, glance } = await setUp('component')
  const page = document.edit(() => document.figma.createPage())
  const move = () => page.appendChild(node)
  if (byOther) editByOther(document, move)
  else document.edit(move)
  await glance.main.saveBrief(null, null)
})

test('a frame that was taken to another page is followed there, also once its own is deleted', async () => {
  const { document, node, glance } = await setUp('component')
  const { figma } = document
  const from = figma.currentPage
  const to = document.edit(() => figma.createPage())
  document.edit(() => to.appendChild(node))
  document.edit(() => from.remove())
  await settled()
  await analyse(glance, node.id, { runId: 'there' })
  await settled()
  document.edit(() => (node.fills = []))
  await expect.poll(() => glance.editedFrames.at(-1)).toBe(node.id)
})

test('the next page is followed when the user goes there', async () => {
  const { document, node, glance } = await setUp('component')
  const page = document.edit(() => document.figma.createPage())
  document.setCurrentPage(page.id)
  const other = document.edit(() => {
    const frame = edgeCases.component(document.figma)
    page.appendChild(frame)
    return frame
  })
  await settled()
  await analyse(glance, other.id)
  document.edit(() => (other.x += 60))
  document.select([other.id])
  await expect.poll(() => glance.misplaced.at(-1)).toBe(1)
  await glance.main.tidyOverlays()
  const boxes = overlaysIn(document).map((group) => group.box!.x)
  expect(boxes).toContain(other.absoluteBoundingBox!.x)
  document.edit(() => (other.fills = []))
  await expect.poll(() => glance.editedFrames).toEqual([other.id])
  expect(node.removed).toBe(false)
})
