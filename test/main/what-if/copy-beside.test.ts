import { beforeEach, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { overlap } from '../../../src/main/figma/geometry/placement'
import { nodeWithId } from '../support/canvas'
import { newDocument } from '../support/glance'
import { variablesOf } from '../../support/variables'
import { analysed, ask, colourOf, copyOf, green, layer, type Trying } from './support'

let document: DesignDocument

beforeEach(async () => {
  document = await newDocument()
})

function screen(name = 'Screen'): FrameNode {
  const { figma } = document
  const frame = figma.createFrame()
  frame.name = name
  frame.resize(300, 200)
  const badge = figma.createRectangle()
  badge.name = 'Badge'
  badge.resize(50, 50)
  badge.x = badge.y = 40
  frame.appendChild(badge)
  return frame
}

function isIn(outer: Rect, { x, y, width, height }: Rect): boolean {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height]
  return x >= outer.x && y >= outer.y && x + width <= right && y + height <= bottom
}

const recolourBadge = (trying: Trying) => ask(trying, green(layer(trying, 'Badge').id))

describe('a copy lies', () => {
  it('in one row with its frame and the copies made before, clear of what is there', async () => {
    const frame = document.edit(() => {
      const made = screen()
      screen('Next').x = 400
      return made
    })
    const trying = await analysed(document, frame)
    const copies = [await recolourBadge(trying), await recolourBadge(trying)]
    const boxes = [frame.id, ...copies.map(({ nodeId }) => nodeId)].map(
      (id) => nodeWithId(document, id)!.box!
    )
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [800, 0],
      [1200, 0]
    ])
  })

  it('in the section of its frame where that has room, turned as it is', async () => {
    const frame = document.edit(() => {
      const section = document.figma.createSection()
      section.x = 500
      section.resizeWithoutConstraints(1000, 1000)
      const made = screen()
      section.appendChild(made)
      made.x = made.y = 100
      made.rotation = -90
      return made
    })
    const trying = await analysed(document, frame)
    const copy = await copyOf(trying, await recolourBadge(trying))
    expect(copy.parent?.id).toBe(frame.parent?.id)
    expect(copy.rotation).toBeCloseTo(-90)
    expect(overlap(copy.absoluteBoundingBox!, frame.absoluteBoundingBox!)).toBe(false)
    expect(copy.absoluteBoundingBox).toMatchObject({ width: 200, height: 300 })
  })

  it('beside a section that has no room for it, which stays as it is', async () => {
    const frame = document.edit(() => {
      const section = document.figma.createSection()
      section.resizeWithoutConstraints(400, 300)
      const made = screen()
      section.appendChild(made)
      made.x = made.y = 50
      return made
    })
    const section = frame.parent as SectionNode
    const trying = await analysed(document, frame)
    const copy = await copyOf(trying, await recolourBadge(trying))
    expect(copy.parent?.type).toBe('PAGE')
    expect(overlap(copy.absoluteBoundingBox!, section.absoluteBoundingBox!)).toBe(false)
    expect([section.width, section.height]).toEqual([400, 300])
  })
})

it('a copy of a dark screen is dark where the section around it made it so', async () => {
  const { figma } = document
  const variables = variablesOf(document)
  const [frame, theme, dark] = document.edit(() => {
    const section = figma.createSection()
    section.resizeWithoutConstraints(400, 300)
    const made = screen()
    section.appendChild(made)
    made.x = made.y = 50
    const collection = variables.createVariableCollection('Theme')
    const mode = collection.addMode('Dark')
    const ground = variables.createVariable('ground', collection, 'COLOR')
    ground.setValueForMode(collection.defaultModeId, { r: 1, g: 1, b: 1 })
    ground.setValueForMode(mode, { r: 0, g: 0, b: 0.2 })
    const white: SolidPaint = { type: 'SOLID', color: { r: 1, g: 1, b: 1 } }
    made.fills = [variables.setBoundVariableForPaint(white, 'color', ground)]
    section.setExplicitVariableModeForCollection(collection, mode)
    return [made, collection, mode] as const
  })
  const trying = await analysed(document, frame)
  const copy = await copyOf(trying, await recolourBadge(trying))
  // It lies beside its section, on a page that is light.
  expect(copy.parent?.type).toBe('PAGE')
  expect(copy.resolvedVariableModes).toEqual({ [theme.id]: dark })
  expect((copy.fills as SolidPaint[])[0]).toMatchObject({ color: { r: 0, g: 0, b: 0.2 } })
  expect(document.graph.getNode(frame.id)?.variableModes).toEqual({})
})

it('a copy of a design that is ready for developers is not ready', async () => {
  const frame = document.edit(() => {
    const made = screen()
    made.devStatus = { type: 'READY_FOR_DEV' }
    return made
  })
  const trying = await analysed(document, frame)
  const copy = await copyOf(trying, await recolourBadge(trying))
  expect([copy.devStatus, frame.devStatus]).toEqual([null, { type: 'READY_FOR_DEV' }])
})

it('a copy is shown with its frame beside the panel, which hides neither', async () => {
  const frame = document.edit(() => {
    const made = screen()
    made.resize(1440, 900)
    return made
  })
  const trying = await analysed(document, frame)
  const copy = await copyOf(trying, await recolourBadge(trying))
  const { center, zoom } = trying.glance.viewport()
  const { width, height } = trying.glance.panel.options!
  const [left, top] = [center.x - 700 / zoom, center.y - 450 / zoom]
  const { x, y } = trying.glance.panel.position()
  const panel = {
    x: left + x / zoom,
    y: top + y / zoom,
    width: width / zoom,
    height: height / zoom
  }
  const view = { x: left, y: top, width: 1400 / zoom, height: 900 / zoom }
  for (const shown of [frame, copy]) {
    expect(overlap(shown.absoluteBoundingBox!, panel)).toBe(false)
    expect(isIn(view, shown.absoluteBoundingBox!)).toBe(true)
  }
})

describe('in an instance with hidden layers, which its detached copy shows', () => {
  function buttons(): InstanceNode {
    const { figma } = document
    return document.edit(() => {
      const main = figma.createComponent()
      main.resize(300, 100)
      for (const [place, name] of ['Hint', 'Primary', 'Primary', 'Secondary'].entries()) {
        const button = figma.createFrame()
        button.name = name
        button.resize(60, 40)
        button.x = 70 * place
        button.y = 30
        main.appendChild(button)
      }
      const made = main.createInstance()
      made.y = 300
      // Of two of one name, one is hidden.
      made.children[0]!.visible = false
      made.children[1]!.visible = false
      return made
    })
  }

  it('the layer that was meant is changed, whatever places they have', async () => {
    const instance = buttons()
    const [, , primary] = instance.children
    const trying = await analysed(document, instance)
    const copy = await copyOf(trying, await ask(trying, green(primary!.id)))
    expect(copy.type).toBe('FRAME')
    const looks = copy.children.map((one) => [one.name, one.visible, one.x, colourOf(one)])
    const [hint, hidden, , secondary] = instance.children.map(colourOf)
    expect(looks).toEqual([
      ['Hint', false, 0, hint],
      ['Primary', false, 70, hidden],
      ['Primary', true, 140, '#00AA00'],
      ['Secondary', true, 210, secondary]
    ])
  })
})
