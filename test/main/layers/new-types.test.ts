import { expect, test } from 'vitest'
import { opacityOf } from '../../../src/main/layers/read-layers'
import { newDocument, openGlance } from '../support/glance'

/** A frame with a layer of each new type in it. */
async function withNewTypes() {
  const document = await newDocument()
  const { figma } = document
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const frame = document.edit(() => {
    const made = figma.createFrame()
    const slot = figma.createFrame()
    const path = figma.createText()
    path.characters = 'Round and round'
    const widget = figma.createRectangle()
    widget.name = 'Poll'
    const glass = figma.createRectangle()
    glass.effects = [
      { type: 'TEXTURE', visible: true, noiseSize: 1, radius: 2, clipToShape: true },
      { type: 'LAYER_BLUR', blurType: 'NORMAL', visible: true, radius: 3 }
    ]
    for (const node of [slot, path, widget, glass]) made.appendChild(node)
    slot.name = 'Content'
    document.playType(slot.id, 'SLOT')
    document.playType(path.id, 'TEXT_PATH')
    document.playType(widget.id, 'WIDGET')
    const turned = figma.group([glass], made)
    turned.opacity = 0.5
    document.playType(turned.id, 'TRANSFORM_GROUP')
    return made
  })
  return { document, frame, slot: frame.children[0]!, glance: await openGlance({ document }) }
}

test('a slot, text on a path, a widget and what is in a turned group are read as what one sees', async () => {
  const { frame, glance } = await withNewTypes()
  const { parts } = await glance.main.readLayers(frame.id, { width: 100, height: 100, scale: 1 })
  const read = parts.flatMap((part) => JSON.parse(part) as { type: string; words?: string }[])
  expect(read.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['TEXT', 'WIDGET', 'RECTANGLE'])
  )
  expect(read.find(({ type }) => type === 'TEXT')?.words).toBe('Round and round')
})

test('a slot can be analysed, a widget cannot', async () => {
  const { frame, glance } = await withNewTypes()
  const { nodes } = await glance.main.selectNodes([frame.children[0]!.id])
  expect(nodes).toMatchObject([{ name: 'Content', refusal: null }])
  const widget = frame.children.find(({ name }) => name === 'Poll')!
  const refused = await glance.main.selectNodes([widget.id])
  expect(refused.nodes[0]!.refusal).not.toBeNull()
})

/** A layer that the host does not play. */
function layer(type: SceneNode['type'], has: object = {}): SceneNode {
  return { type, visible: true, ...has } as unknown as SceneNode
}

test('a widget and other layers without an opacity are drawn; a slice and what is hidden are not', () => {
  expect(opacityOf(layer('WIDGET'))).toBe(1)
  expect(opacityOf(layer('SECTION', { children: [] }))).toBe(1)
  expect(opacityOf(layer('TRANSFORM_GROUP', { children: [], opacity: 0.5 }))).toBe(0.5)
  expect(opacityOf(layer('SLICE'))).toBe(0)
  expect(opacityOf(layer('WIDGET', { visible: false }))).toBe(0)
})
