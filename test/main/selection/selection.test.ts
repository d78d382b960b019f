import { describe, expect, test } from 'vitest'
import type { Selection } from '../../../src/bridge'
import { analysable, edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { newDocument, openGlance, settled } from '../support/glance'

type Case = keyof typeof edgeCases

async function select(...names: Case[]) {
  const document = await newDocument()
  const nodes = document.edit(() => names.map((name) => edgeCases[name](document.figma)))
  document.select(nodes.map(({ id }) => id))
  const glance = await openGlance({ document })
  const { selection } = await glance.main.start()
  const told = () => first(glance.selections.at(-1))
  /** Selects a layer by hand and gives what the panel is told of it. */
  const toldOf = async (id: string) => {
    document.select([id])
    await expect.poll(() => told()?.id).toBe(id)
    return told()
  }
  return { document, nodes, node: nodes[0]!, glance, selection, told, toldOf }
}

const first = (selection: Selection | undefined) => selection?.nodes[0]

describe('can be analysed', () => {
  test.each([...analysable, 'noiseFrame'] as const)('%s', async (name) => {
    const { node, selection } = await select(name)
    expect(selection.nodes).toMatchObject([
      {
        id: node.id,
        name: node.name,
        type: node.type,
        width: node.width,
        height: node.height,
        refusal: null,
        layer: null,
        analysed: false
      }
    ])
  })

  test('a screenshot pasted on the canvas, which is a rectangle with a picture', async () => {
    const { document, toldOf } = await select()
    const rectangle = document.edit(() => {
      const { fills } = edgeCases.noiseFrame(document.figma)
      const screenshot = document.figma.createRectangle()
      screenshot.resize(300, 200)
      screenshot.fills = fills
      return screenshot
    })
    expect(await toldOf(rectangle.id)).toMatchObject({ type: 'RECTANGLE', refusal: null })
  })

  test('several frames, each by itself', async () => {
    const { nodes, selection } = await select('component', 'emptyFrame', 'rotatedFrame')
    expect(selection.nodes.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id))
    expect(selection.nodes.map(({ refusal }) => refusal?.code)).toEqual([
      undefined,
      'layer_empty',
      undefined
    ])
  })
})

describe('is refused with a reason', () => {
  test('a layer inside a frame, and the frame is offered instead', async () => {
    const { node, toldOf } = await select('component')
    const [block] = (node as ComponentNode).children
    expect(await toldOf(block!.id)).toMatchObject({
      refusal: { code: 'layer_not_analysable' },
      alternative: { id: node.id, name: 'Component', analysed: false }
    })
  })
})

describe('the frame around a layer', () => {
  test('is offered beside a layer that could be analysed by itself: the outermost one', async () => {
    const { document, node, toldOf } = await select('component')
    const [outer, inner] = document.edit(() => {
      const [page, card] = [document.figma.createFrame(), document.figma.createFrame()]
      page.resize(400, 300)
      page.appendChild(card)
      card.appendChild(node)
      return [page, card]
    })
    for (const { id } of [inner, node]) {
      expect(await toldOf(id)).toMatchObject({
        refusal: null,
        alternative: { id: outer.id, width: 400, height: 300 }
      })
    }
  })

  test.each<Case>(['component', 'group', 'section'])(
    'is none where a %s lies on the page itself',
    async (name) => {
      expect(first((await select(name)).selection)?.alternative).toBeNull()
    }
  )
})

describe('an overlay', () => {
  test('counts as the frame it lies over, once', async () => {
    const { document, node, glance, told } = await select('component')
    await analyse(glance, node.id)
    const [group] = overlaysIn(document)
    document.select([group!.children[0]!.id, node.id])
    await expect.poll(() => told()?.analysed).toBe(true)
    expect(glance.selections.at(-1)?.nodes.map(({ id }) => id)).toEqual([node.id])
  })

  test('whose frame is gone says so', async () => {
    const { document, node, glance } = await select('component')
    await analyse(glance, node.id)
    const id = overlaysIn(document)[0]!.id
    glance.plugin.close()
    document.edit(() => node.remove())
    document.select([id])
    const again = await openGlance({ document })
    expect(first((await again.main.start()).selection)).toMatchObject({
      id,
      refusal: { code: 'overlay_without_frame' }
    })
  })
})

describe('the panel hears of', () => {
  test.each<[string, (node: FrameNode) => unknown, object | undefined]>([
    ['a rename', (node) => (node.name = 'New name'), { name: 'New name' }],
    ['a resize', (node) => node.resize(111, 99), { width: 111, height: 99 }],
    ['a hidden frame', (node) => (node.visible = false), { refusal: { code: 'layer_hidden' } }],
    ['a deletion', (node) => node.remove(), undefined]
  ])('%s of what is selected', async (_name, edit, expected) => {
    const { document, node, glance, told } = await select('component')
    document.edit(() => edit(node as FrameNode))
    await expect.poll(() => glance.selections.length).toBeGreaterThan(0)
    if (expected === undefined) expect(told()).toBeUndefined()
    else expect(told()).toMatchObject(expected)
  })

  test('another page and its selection', async () => {
    const { document, glance, toldOf } = await select('component')
    document.select([])
    await expect.poll(() => glance.selections.at(-1)).toEqual({ nodes: [], leftOut: 0 })
    const page = document.edit(() => document.figma.createPage())
    document.setCurrentPage(page.id)
    const node = document.edit(() => {
      const frame = edgeCases.tinyFrame(document.figma)
      page.appendChild(frame)
      return frame
    })
    await toldOf(node.id)
  })

  test('no change that makes no difference to it', async () => {
    const { document, node, glance } = await select('component')
    document.select([])
    document.select([node.id])
    await expect.poll(() => glance.selections).toHaveLength(1)
    document.edit(() => ((node as ComponentNode).children[0]!.x += 1))
    await settled()
    document.select([])
    await expect.poll(() => glance.selections).toHaveLength(2)
  })
})

test('selecting a node brings the user to its page', async () => {
  const { document, node, glance } = await select('component')
  const page = document.edit(() => document.figma.createPage())
  document.setCurrentPage(page.id)
  await settled()
  await glance.main.selectNode(node.id)
  expect(document.currentPageId).not.toBe(page.id)
  expect(document.selection).toEqual([node.id])
  await expect(glance.main.selectNode('77:77')).rejects.toMatchObject({ code: 'node_removed' })
})

test('several frames are selected and shown at once, as far as they are there', async () => {
  const { document, nodes, glance } = await select('component', 'group', 'tinyFrame')
  const [one, , other] = nodes
  const gone = nodes[1]!.id
  document.select([])
  document.edit(() => nodes[1]!.remove())
  const selection = await glance.main.selectNodes([one!.id, gone, other!.id])
  expect(selection.nodes.map(({ id }) => id)).toEqual([one!.id, other!.id])
  expect(document.selection).toEqual([one!.id, other!.id])
  await expect(glance.main.selectNodes([gone])).rejects.toMatchObject({ code: 'node_removed' })
  document.select([other!.id])
  await glance.main.showNodes([one!.id, gone, other!.id])
  expect(document.selection).toEqual([other!.id])
  await expect(glance.main.showNodes([gone])).rejects.toMatchObject({ code: 'node_removed' })
})
