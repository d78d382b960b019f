import { exportFigFile } from '@open-pencil/core'
import { describe, expect, test } from 'vitest'
import type { NewBoard } from '../../../src/bridge'
import { overlap } from '../../../src/main/figma/geometry/placement'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { analyse } from '../support/analyse'
import { nodeWithId, parentOf } from '../support/canvas'
import { newDocument, openGlance, VIEWER } from '../support/glance'
import { resultOf } from '../support/samples'
import { boardOf, setUp, textsOf } from './support'

/** A board of two frames. */
async function withBoard() {
  const made = await setUp()
  const { document, glance, ids } = made
  const place = async (changes: Partial<NewBoard> = {}, of: readonly string[] = ids) =>
    glance.main.placeBoard(await boardOf(glance, of, changes))
  const first = await place()
  const section = (await document.figma.getNodeByIdAsync(first)) as SectionNode
  return { ...made, place, first, section }
}

describe('a second board of the same frames', () => {
  test('takes the place of the first, wherever that was moved, and says so', async () => {
    const { document, glance, ids, place, section } = await withBoard()
    document.edit(() => {
      section.x = -9000
      section.y = 400
    })
    const before = document.tree()
    const headline = 'Now the other one'
    const second = await place({ headline }, [...ids].reverse())
    expect(nodeWithId(document, second)!.box).toMatchObject({ x: -9000, y: 400 })
    expect(textsOf(document, second)).toContain(headline)
    expect(document.tree()[0]!.children).toHaveLength(before[0]!.children.length)
    expect(glance.notices).toMatchObject([{ message: expect.stringContaining('Undo brings it') }])
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('leaves the boards of other frames alone', async () => {
    const { document, glance, ids, place, first } = await withBoard()
    const kept = nodeWithId(document, first)
    const other = await place({}, [...ids, '9:9'])
    expect(other).not.toBe(first)
    expect(nodeWithId(document, first)).toEqual(kept)
    expect(glance.notices).toEqual([])
  })

  test('leaves a copy of the first alone', async () => {
    const { document, glance, ids, place, first, section } = await withBoard()
    // As a designer copies and pastes it.
    const copy = document.edit(() => {
      const copied = section.clone()
      copied.x = section.x + section.width + 500
      return copied.id
    })
    const kept = nodeWithId(document, copy)
    expect(await glance.main.findBoard(ids)).toBe(first)
    const headline = 'Once more'
    await place({ headline })
    expect(nodeWithId(document, copy)).toEqual(kept)
    expect(textsOf(document, first)).toContain(headline)
  })

  test('goes to free space when it would grow over something, and leaves what people have put beside it', async () => {
    const { document, glance, ids, place, first, section } = await withBoard()
    const { box } = nodeWithId(document, first)!
    const [neighbour, note] = document.edit(() => {
      const frame = document.figma.createFrame()
      frame.x = box!.x
      frame.y = box!.y + box!.height + 10
      const note = document.figma.createRectangle()
      section.appendChild(note)
      return [frame.id, note.id]
    })
    const before = document.tree()
    const lead = 'And one more sentence. '.repeat(200)
    const second = await place({ lead })
    const moved = nodeWithId(document, second)!
    expect(second).not.toBe(first)
    for (const { box: other, id } of document.tree()[0]!.children) {
      if (id !== second) expect(overlap(moved.box!, other!)).toBe(false)
    }
    expect(nodeWithId(document, neighbour)).toBeDefined()
    expect(nodeWithId(document, first)!.children.map(({ id }) => id)).toEqual([note])
    expect(await glance.main.findBoard(ids)).toBe(second)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  test('keeps what people have put into the section', async () => {
    const { document, place, first, section } = await withBoard()
    const note = document.edit(() => {
      const note = document.figma.createRectangle()
      section.appendChild(note)
      section.resizeWithoutConstraints(section.width + 900, section.height)
      note.x = section.width - 200
      return note.id
    })
    const { box } = nodeWithId(document, note)!
    await place()
    expect(nodeWithId(document, note)!.box).toEqual(box)
    expect(parentOf(document, note).id).toBe(first)
    expect(parentOf(document, note).children).toHaveLength(2)
  })
})

/** Figma names a text by its words. */
function leadIn(content: FrameNode): TextNode {
  return content.findOne(({ name }) => name === 'It gets 12.4% of it.') as TextNode
}

describe('a board that was edited', () => {
  const edits: Record<string, (content: FrameNode, figma: DesignDocument['figma']) => void> = {
    'a colour': (content) => {
      const [mark] = content.findAll(({ name }) => name === 'Number 1') as FrameNode[]
      mark!.fills = []
    },
    'a word in it': (content) => {
      leadIn(content).characters += ' Our choice!'
    },
    'a layer that was deleted': (content) =>
      content.findOne(({ name }) => name === 'Footer')!.remove(),
    'a layer that was added': (content, figma) => content.appendChild(figma.createRectangle()),
    'a layer that was hidden': (content) => {
      leadIn(content).visible = false
    },
    'its own ground': (content) => {
      content.fills = []
    },
    'perhaps: an earlier version did not note how it looked': (content) =>
      content.setSharedPluginData('glance', 'board.content', '1')
  }

  async function edited(edit: (typeof edits)[string]) {
    const made = await withBoard()
    const { document, section } = made
    await document.figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    document.edit(() => edit(section.children[0] as FrameNode, document.figma))
    return made
  }

  test.each(Object.entries(edits))(
    'stays, and says so, when another is laid or it is removed: %s',
    async (_, edit) => {
      const { document, glance, ids, place, first } = await edited(edit)
      const kept = nodeWithId(document, first)
      const before = document.tree()
      expect(await glance.main.removeBoard(first)).toBe('edited')
      expect(document.tree()).toEqual(before)
      const second = await place()
      expect(second).not.toBe(first)
      expect(nodeWithId(document, first)).toEqual(kept)
      expect(glance.notices).toMatchObject([{ message: expect.stringContaining('so it stays') }])
      // The next one takes the place of that.
      expect(await glance.main.findBoard(ids)).toBe(second)
      expect(await place()).toBe(second)
      expect(nodeWithId(document, first)).toEqual(kept)
      expect(await glance.main.removeBoard(first, { force: true })).toBe('done')
      document.undo()
      expect(nodeWithId(document, first)).toEqual(kept)
    }
  )

  test('is known in a later session, and one that was only moved and renamed as well', async () => {
    const { document, glance, ids, section } = await edited((content) => {
      content.x += 50
      content.name = 'Ours'
      content.parent!.name = 'Decision'
    })
    glance.plugin.close()
    const later = await openGlance({ document })
    expect(await later.main.placeBoard(await boardOf(later, ids))).toBe(section.id)
    document.edit(() => ((section.children[0] as FrameNode).opacity = 0.5))
    later.plugin.close()
    const last = await openGlance({ document })
    await expect(last.main.removeBoard(section.id)).resolves.toBe('edited')
  })
})

test('an unedited board is none of those in a saved file either, whose numbers are rounded', async () => {
  const { document } = await withBoard()
  const saved = await newDocument()
  await saved.loadFig(await exportFigFile(document.graph), 'Saved.fig')
  const section = saved.figma.currentPage.findOne(({ type }) => type === 'SECTION')!
  const later = await openGlance({ document: saved })
  await expect(later.main.removeBoard(section.id)).resolves.toBe('done')
})

describe('findBoard', () => {
  test('knows a board by its frames, in any order and named twice', async () => {
    const { glance, ids } = await setUp()
    expect(await glance.main.findBoard(ids)).toBeNull()
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    expect(await glance.main.findBoard([...ids].reverse())).toBe(id)
    expect(await glance.main.findBoard([...ids, ids[0]!])).toBe(id)
    expect(await glance.main.findBoard(ids.slice(1))).toBeNull()
    expect(await glance.main.findBoard([...ids, '9:9'])).toBeNull()
  })

  test.each(['{', '{"version":1}', '{"version":2,"frames":[]}', '7'])(
    'overlooks a section whose link reads %s',
    async (link) => {
      const { document, glance, ids, first, section } = await withBoard()
      document.edit(() => section.setSharedPluginData('glance', 'board', link))
      expect(await glance.main.findBoard(ids)).toBeNull()
      await expect(glance.main.removeBoard(first)).rejects.toMatchObject({ code: 'not_a_board' })
    }
  )
})

test('a selected board stands for the frames it compares in its order, as long as they are there', async () => {
  const { document, glance, ids: made } = await setUp()
  const ids = [...made].reverse()
  const id = await glance.main.placeBoard(await boardOf(glance, ids))
  const selected = async () => (await glance.main.start()).selection.nodes.map((node) => node.id)
  expect(document.selection).toEqual([id])
  expect(await selected()).toEqual(ids)
  for (const frameId of ids) {
    const frame = (await document.figma.getNodeByIdAsync(frameId)) as FrameNode
    document.edit(() => frame.remove())
  }
  expect(await selected()).toEqual([id])
})

describe('removing a board', () => {
  test('leaves nothing of it, as one undo step', async () => {
    const { document, glance, ids } = await setUp()
    await glance.main.start()
    const without = document.tree()
    const id = await glance.main.placeBoard(await boardOf(glance, ids))
    const withBoard = document.tree()
    await glance.main.removeBoard(id)
    expect(document.tree()).toEqual(without)
    document.undo()
    expect(document.tree()).toEqual(withBoard)
    expect(await glance.main.findBoard(ids)).toBe(id)
  })

  test('leaves a section that holds other layers, as the designer’s', async () => {
    const { document, glance, ids, first: id, section } = await withBoard()
    const frame = (await document.figma.getNodeByIdAsync(ids[0]!)) as FrameNode
    document.edit(() => section.appendChild(frame))
    await glance.main.removeBoard(id)
    expect(nodeWithId(document, id)!.children.map((child) => child.id)).toEqual([ids[0]])
    expect(await glance.main.findBoard(ids)).toBeNull()
  })

  test('refuses what is no board, what is gone, and files that may only be viewed', async () => {
    const { document, glance, ids, first: id } = await withBoard()
    const codeOf = (code: string) => expect.objectContaining({ code }) as unknown
    await expect(glance.main.removeBoard(ids[0]!)).rejects.toEqual(codeOf('not_a_board'))
    await expect(glance.main.removeBoard('77:77')).rejects.toEqual(codeOf('node_removed'))
    glance.plugin.close()
    const viewer = await openGlance({ document, environment: VIEWER })
    expect(await viewer.main.findBoard(ids)).toBe(id)
    await expect(viewer.main.removeBoard(id)).rejects.toEqual(codeOf('view_only'))
  })
})

test('a board that was analysed itself is still found when its result is removed', async () => {
  const { glance, ids, first: board } = await withBoard()
  await analyse(glance, board)
  await glance.main.removeResult(resultOf(board))
  expect(await glance.main.readResult(board)).toEqual({ state: 'none' })
  expect(await glance.main.findBoard(ids)).toBe(board)
})
