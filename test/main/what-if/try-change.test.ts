import { beforeEach, describe, expect, it } from 'vitest'
import { variablesOf } from '../../support/variables'
import { analyse } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { newDocument, settled } from '../support/glance'
import { resultOf } from '../support/samples'
import {
  analysed,
  ask,
  asItIs,
  change,
  colourOf,
  copyOf,
  inCopy,
  layer,
  openSample,
  type Trying
} from './support'

const LANDING = 'Landing page A'

let trying: Trying
const at = (name: string): string => layer(trying, name).id
const green = (name: string) => ({ do: 'fill', id: at(name), from: null, to: '#00AA00' }) as const

describe('a change that is tried', () => {
  beforeEach(async () => {
    trying = await openSample(LANDING)
  })

  it('is made to a copy beside the frame, and the frame stays as it is', async () => {
    const before = asItIs(trying)
    const copy = await ask(
      trying,
      change('enlarge', { do: 'scale', id: at('Primary CTA'), by: 1.15 })
    )
    expect(asItIs(trying)).toEqual(before)
    const { box, name } = nodeWithId(trying.document, copy.nodeId)!
    expect(name).toBe('A copy')
    expect(box!.x).toBeGreaterThanOrEqual(before.box!.x + before.box!.width + 100)
    expect(box!.y).toBe(before.box!.y)
    expect(box).toMatchObject({ width: before.box!.width, height: before.box!.height })
    expect(await trying.glance.main.readResult(copy.nodeId)).toEqual({ state: 'none' })
  })

  it('is one undo step, with the result that is placed on the copy', async () => {
    const { document, glance } = trying
    const before = document.tree()
    const copy = await ask(
      trying,
      change('enlarge', { do: 'scale', id: at('Primary CTA'), by: 1.15 })
    )
    await settled()
    await analyse(glance, copy.nodeId, { runId: 'run-2' })
    expect(overlaysIn(document)).toHaveLength(2)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  it('takes the marked layer along, and finds the one that is followed', async () => {
    const { glance, frame } = trying
    const { id, name, type } = layer(trying, 'Primary CTA')
    const mainAction = { version: 1 as const, id, name, type }
    await glance.main.saveMainAction(resultOf(frame.id), mainAction, null)
    const copy = await ask(trying, change('recolour', green('Price tag')), {
      followedId: id
    })
    const around = ['Primary CTA', 'Hero / Actions', 'Hero / Copy'].map(
      async (name) => (await inCopy(trying, copy, name)).id
    )
    expect(copy.followedIds.slice(0, 3)).toEqual(await Promise.all(around))
    expect((await glance.main.readLayerData(copy.nodeId)).mainAction).toEqual({
      ...mainAction,
      id: copy.followedIds[0]
    })
  })

  it('makes label, padding and corners of a button larger together, in whole px', async () => {
    const [button, label] = [layer(trying, 'Primary CTA'), layer(trying, 'Primary CTA / Label')]
    const { paddingLeft, cornerRadius, layoutSizingHorizontal } = button as FrameNode
    const copy = await ask(trying, change('enlarge', { do: 'scale', id: button.id, by: 1.15 }))
    const now = await inCopy(trying, copy, 'Primary CTA')
    const itsLabel = await inCopy<TextNode>(trying, copy, 'Primary CTA / Label')
    expect(itsLabel.fontSize).toBe(Math.round(1.15 * ((label as TextNode).fontSize as number)))
    expect(now.paddingLeft).toBe(Math.round(1.15 * paddingLeft))
    expect(now.cornerRadius).toBe(Math.round(1.15 * (cornerRadius as number)))
    expect(now.layoutSizingHorizontal).toBe(layoutSizingHorizontal)
    expect(now.height).toBeGreaterThanOrEqual(44)
    const size = (node: FrameNode): string =>
      `${Math.round(node.width)} × ${Math.round(node.height)} px`
    expect(copy.changed).toEqual({ from: size(button as FrameNode), to: size(now) })
  })

  it('changes a component that lies in the frame, which is copied as its instance', async () => {
    trying = await openSample(LANDING, 'Primary CTA')
    const edit = { do: 'fill', id: at('Primary CTA'), from: null, to: '#00AA00' } as const
    const copy = await ask(trying, change('recolour', edit))
    const now = await inCopy<SceneNode>(trying, copy, 'Primary CTA')
    expect([now.type, colourOf(now)]).toEqual(['INSTANCE', '#00AA00'])
    expect(colourOf(layer(trying, 'Primary CTA'))).not.toBe('#00AA00')
  })

  it('makes a text larger by its letters, and says so', async () => {
    const copy = await ask(
      trying,
      change('enlarge', { do: 'scale', id: at('Hero / Lead'), by: 1.15 })
    )
    expect((await inCopy<TextNode>(trying, copy, 'Hero / Lead')).fontSize).toBe(23)
    expect(copy.changed).toEqual({ from: '20 px', to: '23 px' })
  })

  it('changes fill and letters of two buttons at once', async () => {
    const [one, other] = ['Primary CTA', 'Secondary CTA'].map((name) => layer(trying, name))
    const copy = await ask(
      trying,
      change(
        'swap',
        { do: 'fill', id: one!.id, from: '#C2410C', to: null },
        { do: 'outline', id: one!.id, to: { colour: '#C2410C', weight: 2 } },
        { do: 'letters', id: at('Primary CTA / Label'), from: '#FFFFFF', to: '#C2410C' },
        { do: 'fill', id: other!.id, from: null, to: '#C2410C' },
        { do: 'letters', id: at('Secondary CTA / Label'), from: '#C2410C', to: '#FFFFFF' }
      )
    )
    expect(copy.changed).toEqual({ from: '#C2410C', to: '–' })
    const primary = await inCopy(trying, copy, 'Primary CTA')
    expect([colourOf(primary), primary.strokeWeight, primary.strokeAlign]).toEqual([
      'none',
      2,
      'INSIDE'
    ])
    expect(colourOf(await inCopy(trying, copy, 'Primary CTA / Label'))).toBe('#C2410C')
    expect(colourOf(await inCopy(trying, copy, 'Secondary CTA'))).toBe('#C2410C')
    expect(colourOf(await inCopy(trying, copy, 'Secondary CTA / Label'))).toBe('#FFFFFF')
  })

  it('keeps a label readable that the change forgot', async () => {
    const edit = { do: 'fill', id: at('Primary CTA'), from: '#C2410C', to: '#FFE4D6' } as const
    const copy = await ask(trying, change('recolour', edit))
    const label = colourOf(await inCopy(trying, copy, 'Primary CTA / Label'))
    expect(['#C2410C', '#5F554C', '#1C1917', '#000000', '#2B211B']).toContain(label)
    expect(colourOf(layer(trying, 'Primary CTA / Label'))).toBe('#FFFFFF')
  })

  it('gives letters a colour that covers, whatever their opacity was', async () => {
    const { document } = trying
    const lead = layer(trying, 'Hero / Lead') as TextNode
    document.edit(() => (lead.opacity = 0.5))
    await analyse(trying.glance, trying.frame.id)
    const edit = { do: 'letters', id: lead.id, from: '#AAAAAA', to: '#C2410C' } as const
    const copy = await ask(trying, change('letters', edit))
    const now = await inCopy<TextNode>(trying, copy, 'Hero / Lead')
    expect([colourOf(now), now.opacity]).toEqual(['#C2410C', 1])
  })

  it('puts the second button of a row first', async () => {
    const edit = { do: 'order', id: at('Secondary CTA'), before: at('Primary CTA') } as const
    const copy = await ask(trying, change('order', edit))
    const row = await inCopy(trying, copy, 'Hero / Actions')
    expect(row.children.map(({ name }) => name)).toEqual(['Secondary CTA', 'Primary CTA'])
    expect(copy.changed).toBeNull()
  })

  it('changes colours inside an instance, too', async () => {
    const [badge] = (layer(trying, 'Feature / Light') as InstanceNode).children
    const edit = { do: 'fill', id: badge!.id, from: null, to: '#00AA00' } as const
    const copy = await ask(trying, change('recolour', edit))
    const instance = (await inCopy(trying, copy, 'Feature / Light')) as unknown as InstanceNode
    expect(colourOf(instance.findOne(({ name }) => name === 'Badge')!)).toBe('#00AA00')
  })

  it('makes a fill change that a variable has given', async () => {
    const { document, frame } = trying
    const variables = variablesOf(document)
    const button = layer(trying, 'Primary CTA') as FrameNode
    document.edit(() => {
      const collection = variables.createVariableCollection('Theme')
      const colour = variables.createVariable('action', collection, 'COLOR')
      colour.setValueForMode(collection.defaultModeId, { r: 0, g: 0.4, b: 0 })
      const paint: SolidPaint = { type: 'SOLID', color: { r: 0, g: 0, b: 0 } }
      button.fills = [variables.setBoundVariableForPaint(paint, 'color', colour)]
    })
    expect(colourOf(button)).toBe('#006600')
    await analyse(trying.glance, frame.id)
    const edit = { do: 'fill', id: button.id, from: '#006600', to: '#C2410C' } as const
    const copy = await ask(trying, change('recolour', edit))
    expect(copy.changed).toEqual({ from: '#006600', to: '#C2410C' })
    const [paint] = (await inCopy(trying, copy, 'Primary CTA')).fills as SolidPaint[]
    expect([colourOf(await inCopy(trying, copy, 'Primary CTA')), paint!.boundVariables]).toEqual([
      '#C2410C',
      undefined
    ])
    expect(colourOf(button)).toBe('#006600')
  })
})

describe('a button that is made larger', () => {
  async function buttonOf(build: (button: FrameNode, label: TextNode) => void): Promise<FrameNode> {
    trying = await openSample(LANDING)
    const { document } = trying
    const button = layer(trying, 'Primary CTA') as FrameNode
    document.edit(() => build(button, layer(trying, 'Primary CTA / Label') as TextNode))
    await analyse(trying.glance, trying.frame.id)
    const copy = await ask(trying, change('enlarge', { do: 'scale', id: button.id, by: 1.15 }))
    return inCopy(trying, copy, 'Primary CTA')
  }

  it('is as high as a finger needs, by its padding where it hugs its label', async () => {
    const now = await buttonOf((button) => {
      button.layoutSizingVertical = 'HUG'
      button.paddingTop = button.paddingBottom = 2
    })
    expect([now.height, now.layoutSizingVertical]).toEqual([44, 'HUG'])
    expect(Math.abs(now.paddingTop - now.paddingBottom)).toBeLessThanOrEqual(1)
  })

  it('and by its height where it has one, while its width goes on hugging its label', async () => {
    const now = await buttonOf((button) => {
      button.layoutSizingVertical = 'FIXED'
      button.resize(button.width, 30)
      button.layoutSizingHorizontal = 'HUG'
    })
    expect([now.height, now.layoutSizingVertical]).toEqual([44, 'FIXED'])
    expect(now.layoutSizingHorizontal).toBe('HUG')
  })

  it('grows about its middle where nothing places it', async () => {
    trying = await openSample('Landing page B')
    const tag = layer(trying, 'Price tag') as FrameNode
    const copy = await ask(trying, change('enlarge', { do: 'scale', id: tag.id, by: 1.05 }))
    const now = await inCopy(trying, copy, 'Price tag')
    const middleOf = (node: SceneNode, around: SceneNode) => {
      const [box, outer] = [node.absoluteBoundingBox!, around.absoluteBoundingBox!]
      return [box.x + box.width / 2 - outer.x, box.y + box.height / 2 - outer.y].map(Math.round)
    }
    expect(middleOf(now, await copyOf(trying, copy))).toEqual(middleOf(tag, trying.frame))
  })

  it('grows away from the sides that it is to hold', async () => {
    trying = await openSample('Ad banner 300x250')
    const { id, x, y, width, height } = layer(trying, 'CTA') as FrameNode
    const hold = { x: 'end', y: 'end' } as const
    const copy = await ask(trying, change('enlarge', { do: 'scale', id, by: 1.1, hold }))
    const now = await inCopy(trying, copy, 'CTA')
    expect(now.width).toBeGreaterThan(width)
    expect([now.x + now.width, now.y + now.height].map(Math.round)).toEqual(
      [x + width, y + height].map(Math.round)
    )
  })

  it('takes no letters that would wrap in a box of their own width', async () => {
    trying = await openSample('Landing page A')
    const label = layer(trying, 'Primary CTA / Label') as TextNode
    await trying.document.figma.loadFontAsync(label.fontName as FontName)
    trying.document.edit(() => {
      label.textAutoResize = 'HEIGHT'
    })
    await analyse(trying.glance, trying.frame.id)
    const { height } = label
    const copy = await ask(
      trying,
      change('enlarge', { do: 'scale', id: layer(trying, 'Primary CTA').id, by: 1.15 })
    )
    const now = await inCopy<TextNode>(trying, copy, label.name)
    expect(now.height).toBeLessThan(1.5 * height)
  })
})

it('a copy of a component is a plain frame: no library gets another component', async () => {
  const document = await newDocument()
  const component = document.edit(() => {
    const made = document.figma.createComponent()
    made.resize(300, 200)
    const badge = document.figma.createRectangle()
    badge.name = 'Badge'
    badge.resize(50, 50)
    badge.x = badge.y = 40
    made.appendChild(badge)
    return made
  })
  trying = await analysed(document, component)
  const copy = await ask(trying, change('enlarge', { do: 'scale', id: at('Badge'), by: 1.5 }))
  expect((await copyOf(trying, copy)).type).toBe('FRAME')
  const badge = await inCopy<RectangleNode>(trying, copy, 'Badge')
  expect([badge.x, badge.y, badge.width, badge.height]).toEqual([27.5, 27.5, 75, 75])
})
