import { describe, expect, test } from 'vitest'
import { unpackLayers } from '../../../src/bridge'
import type { LayerNode, LayerTree } from '../../../src/file'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import type { FigmaApi } from '../../../src/playground/samples/build-context'
import { analysable, edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { type Glance, newDocument, openGlance, settled } from '../support/glance'

async function setUp<N extends SceneNode>(build: (figma: FigmaApi) => N, inQuickJs = false) {
  const document = await newDocument()
  const node = document.edit(() => build(document.figma))
  const glance = await openGlance({ document, inQuickJs })
  return { document, node, glance }
}

/** The layers as they lie in a picture that is exported now. */
async function layersOf(glance: Glance, nodeId: string): Promise<LayerTree> {
  const { width, height, scale } = await glance.main.exportPicture(nodeId)
  return unpackLayers(await glance.main.readLayers(nodeId, { width, height, scale }))
}

async function layersUnscaled(glance: Glance, { id, width, height }: SceneNode) {
  return unpackLayers(await glance.main.readLayers(id, { width, height, scale: 1 }))
}

const names = ({ nodes }: LayerTree): string[] => nodes.map(({ name }) => name)
const named = ({ nodes }: LayerTree, name: string): LayerNode =>
  nodes.find((node) => node.name === name)!

/** A frame of 400 × 300 px at (1000, 500) with whatever `fill` puts into it. */
function frameWith(fill: (frame: FrameNode, figma: FigmaApi) => void) {
  return (figma: FigmaApi): FrameNode => {
    const frame = figma.createFrame()
    frame.name = 'Frame'
    frame.resize(400, 300)
    frame.x = 1000
    frame.y = 500
    fill(frame, figma)
    return frame
  }
}

async function treeOf(fill: Parameters<typeof frameWith>[0]): Promise<LayerTree> {
  const { glance, node } = await setUp(frameWith(fill))
  return layersUnscaled(glance, node)
}

function add(parent: FrameNode, node: SceneNode, name: string, x = 0, y = 0): void {
  parent.appendChild(node)
  node.name = name
  node.x = x
  node.y = y
}

describe('layers lie in the picture where they are drawn', () => {
  test.each(analysable)('%s', async (name) => {
    const build: (figma: FigmaApi) => SceneNode & ChildrenMixin = edgeCases[name]
    const { node, glance } = await setUp(build)
    const { width, scale } = await glance.main.exportPicture(node.id)
    const { nodes } = await layersOf(glance, node.id)
    const drawn =
      ('absoluteRenderBounds' in node ? node.absoluteRenderBounds : null) ??
      node.absoluteBoundingBox!
    const block = node.children.at(-1)!
    const [[, , x], [, , y]] = block.absoluteTransform
    const {
      matrix: [, , , , left, top]
    } = nodes.find(({ id }) => id === block.id)!
    expect(left).toBeCloseTo((x - drawn.x) * scale, 0)
    expect(top).toBeCloseTo((y - drawn.y) * scale, 0)
    expect(width).toBeGreaterThan(left)
  })

  test('in a picture of another scale, turned layers keep their turn', async () => {
    const { glance, node } = await setUp(
      frameWith((frame, figma) => {
        const turned = figma.createRectangle()
        add(frame, turned, 'Turned', 100, 200)
        turned.rotation = 90
      })
    )
    const picture = { width: 200, height: 150, scale: 0.5 }
    const tree = unpackLayers(await glance.main.readLayers(node.id, picture))
    const { matrix, width } = named(tree, 'Turned')
    ;[0, -0.5, 0.5, 0, 50, 100].forEach((value, i) => expect(matrix[i]).toBeCloseTo(value))
    expect(width).toBe(100)
  })
})

describe('the list of layers', () => {
  test('goes from bottom to top, parents before what is in them', async () => {
    const tree = await treeOf((frame, figma) => {
      const card = figma.createFrame()
      add(frame, card, 'Card')
      add(card, figma.createText(), 'Title')
      add(card, figma.createRectangle(), 'Button')
      add(frame, figma.createEllipse(), 'Badge')
    })
    expect(names(tree)).toEqual(['Frame', 'Card', 'Title', 'Button', 'Badge'])
    expect(tree.nodes.map(({ parent }) => parent)).toEqual([-1, 0, 1, 1, 0])
    expect(tree.leftOut).toBe(0)
  })

  test('says how auto-layout arranges layers, and how round their corners are', async () => {
    const tree = await treeOf((frame, figma) => {
      const row = figma.createFrame()
      add(frame, row, 'Row')
      row.layoutMode = 'HORIZONTAL'
      row.primaryAxisAlignItems = 'SPACE_BETWEEN'
      row.counterAxisAlignItems = 'CENTER'
      const button = figma.createRectangle()
      row.appendChild(button)
      button.name = 'Button'
      button.cornerRadius = 8
      const badge = figma.createRectangle()
      row.appendChild(badge)
      badge.name = 'Badge'
      badge.layoutPositioning = 'ABSOLUTE'
      badge.locked = true
      const free = figma.createRectangle()
      add(frame, free, 'Free')
    })
    expect(named(tree, 'Row')).toMatchObject({
      flow: { axis: 'x', along: 'between', across: 'centre' },
      sizing: { x: 'hug', y: 'hug' }
    })
    const fixed = { x: 'fixed', y: 'fixed' }
    expect(named(tree, 'Button')).toMatchObject({ sizing: fixed, radius: 8 })
    expect(named(tree, 'Button').absolute).toBeUndefined()
    expect(named(tree, 'Badge')).toMatchObject({ sizing: fixed, absolute: true, locked: true })
    for (const key of ['flow', 'sizing', 'absolute', 'locked', 'radius'] as const) {
      expect(named(tree, 'Free')[key]).toBeUndefined()
    }
  })

  test('says of each layer what hides, cuts off and stands out', async () => {
    const tree = await treeOf((frame, figma) => {
      frame.clipsContent = true
      const shape = figma.createRectangle()
      add(frame, shape, 'Mask')
      shape.isMask = true
      shape.opacity = 0.5
      shape.strokes = [{ type: 'SOLID', color: { r: 0, g: 0, b: 0 } }]
      const plain = figma.createRectangle()
      add(frame, plain, 'Plain')
      plain.fills = []
    })
    expect(named(tree, 'Frame')).toMatchObject({ type: 'FRAME', clips: true, mask: false })
    expect(named(tree, 'Mask')).toMatchObject({
      mask: true,
      opacity: 0.5,
      cover: 1,
      outlined: true
    })
    expect(named(tree, 'Plain')).toMatchObject({ cover: 0, outlined: false, image: false })
  })

  test('tells pictures from colours, and how long texts are', async () => {
    const document = await newDocument()
    const picture = document.edit(() => edgeCases.noiseFrame(document.figma))
    await document.figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    document.edit(() => {
      const text = document.figma.createText()
      text.characters = 'Buy now'
      text.name = 'Text'
      picture.appendChild(text)
    })
    const glance = await openGlance({ document })
    const tree = await layersUnscaled(glance, picture)
    expect(named(tree, 'Noise')).toMatchObject({ image: true, cover: 1, characters: 0 })
    expect(named(tree, 'Text')).toMatchObject({ image: false, characters: 7, words: 'Buy now' })
  })

  test('has the words of texts, however long, and knows the signs of icon fonts', async () => {
    const document = await newDocument()
    const { figma } = document
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const texts = {
      Long: 'word '.repeat(1000),
      Lines: '  Two\n lines ',
      Spaces: ' \n\t ',
      Icon: '\ue5c8',
      Ligature: 'arrow_forward'
    }
    const build = frameWith((frame) => {
      for (const [name, said] of Object.entries(texts)) {
        const text = figma.createText()
        text.characters = said
        add(frame, text, name)
      }
    })
    const node = document.edit(() => build(figma))
    const tree = await layersUnscaled(await openGlance({ document }), node)
    const long = named(tree, 'Long')
    expect(long).toMatchObject({ characters: 5000, words: `${'word '.repeat(11)}word…` })
    expect(named(tree, 'Lines')).toMatchObject({ words: 'Two lines' })
    expect(named(tree, 'Spaces')).toMatchObject({ words: '' })
    expect(named(tree, 'Icon')).toMatchObject({ words: '', icon: true })
    // Letters of another font are a word, whatever an icon font would draw.
    expect(named(tree, 'Ligature')).toMatchObject({ words: 'arrow_forward' })
    expect(named(tree, 'Ligature')).not.toHaveProperty('icon')
  })

  test('is without hidden layers and what is in them', async () => {
    const tree = await treeOf((frame, figma) => {
      const hidden = figma.createFrame()
      add(frame, hidden, 'Hidden')
      add(hidden, figma.createRectangle(), 'In hidden')
      hidden.visible = false
      const clear = figma.createFrame()
      add(frame, clear, 'Clear')
      add(clear, figma.createRectangle(), 'In clear')
      clear.opacity = 0
      add(frame, figma.createRectangle(), 'Seen')
    })
    expect(names(tree)).toEqual(['Frame', 'Seen'])
  })

  test('is without the overlays that lie in a section', async () => {
    const { glance, node } = await setUp(edgeCases.section)
    const before = await layersOf(glance, node.id)
    await analyse(glance, node.children[0]!.id)
    expect(await layersOf(glance, node.id)).toEqual(before)
    expect(names(before)).toEqual(['Section', 'In a section', 'Block'])
  })
})

/** So many frames, each in the one before. */
function nested(depth: number) {
  return frameWith((frame, figma) => {
    let around = frame
    for (let i = 0; i < depth; i++) {
      const inner = figma.createFrame()
      add(around, inner, `Depth ${i}`)
      around = inner
    }
  })
}

test('layers nested 1,000 deep are read like any others', async () => {
  const { glance, node } = await setUp(nested(1000), true)
  const { nodes } = await layersUnscaled(glance, node)
  expect(nodes).toHaveLength(1001)
  expect(nodes.at(-1)).toMatchObject({ name: 'Depth 999', parent: 999 })
})

describe('while a long list is read', () => {
  const rows = frameWith((frame, figma) => {
    for (let i = 0; i < 1500; i++) add(frame, figma.createRectangle(), `Row ${i}`)
  })

  /** Between two slices; reading so many takes far more than one. */
  async function editMeanwhile(document: DesignDocument, edit: () => void): Promise<void> {
    await settled()
    document.edit(edit)
  }

  test('layers that are deleted are left out, and the rest is read', async () => {
    const { document, glance, node } = await setUp(rows)
    const reading = layersUnscaled(glance, node)
    await editMeanwhile(document, () => {
      for (const row of node.children.slice(-100)) row.remove()
    })
    const { nodes } = await reading
    expect(nodes).toHaveLength(1401)
  })

  test('a frame that moves takes its layers along', async () => {
    const { document, glance, node } = await setUp(rows)
    const reading = layersUnscaled(glance, node)
    await editMeanwhile(document, () => (node.x = 5000))
    const { nodes } = await reading
    expect(nodes.every(({ matrix }) => Math.abs(matrix[4]) < 0.001)).toBe(true)
  })

  test('a frame that is deleted is said to be gone', async () => {
    const { document, glance, node } = await setUp(rows)
    const reading = layersUnscaled(glance, node).catch((error: unknown) => error)
    await editMeanwhile(document, () => node.remove())
    expect(await reading).toMatchObject({ code: 'node_removed' })
  })
})

test('a frame on a page that was not loaded is read, and one that is gone is said to be', async () => {
  const { document, glance, node } = await setUp(edgeCases.component)
  glance.plugin.close()
  const page = document.edit(() => document.figma.createPage())
  document.setCurrentPage(page.id)
  const again = await openGlance({ document })
  expect(names(await layersUnscaled(again, node))).toEqual(['Component', 'Block'])
  const gone = again.main.readLayers('77:77', { width: 1, height: 1, scale: 1 })
  await expect(gone).rejects.toMatchObject({ code: 'node_removed' })
})
