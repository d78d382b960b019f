import { beforeEach, describe, expect, it } from 'vitest'
import { variablesOf } from '../../support/variables'
import { analyse } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { newDocument, settled } from '../support/glance'
import { resultOf } from '../support/samples'
import {
  analysed,
  ask,
  change,
  colourOf,
  copyOf,
  green,
  inCopy,
  layer,
  openSample,
  type Trying
} from './support'

const LANDING = 'Landing page A'

let trying: Trying
const at = (name: string): string => layer(trying, name).id

describe('a change that is tried', () => {
  beforeEach(async () => {
    trying = await openSample(LANDING)
  })

  it('is made to a copy beside the frame, and the frame stays as it is', async () => {
    const { document, frame } = trying
    const before = structuredClone(nodeWithId(document, frame.id)!)
    const copy = await ask(trying, green(at('Primary CTA')))
    expect(nodeWithId(document, frame.id)).toEqual(before)
    const { box, name } = nodeWithId(document, copy.nodeId)!
    expect(name).toBe('A copy')
    expect(box!.x).toBeGreaterThanOrEqual(before.box!.x + before.box!.width + 100)
    expect(box!.y).toBe(before.box!.y)
    expect(box).toMatchObject({ width: before.box!.width, height: before.box!.height })
    expect(await trying.glance.main.readResult(copy.nodeId)).toEqual({ state: 'none' })
  })

  it('is one undo step, with the result that is placed on the copy', async () => {
    const { document, glance } = trying
    const before = document.tree()
    const copy = await ask(trying, green(at('Primary CTA')))
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
    const copy = await ask(trying, green(at('Price tag')), {
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

  it('changes a component that lies in the frame, which is copied as its instance', async () => {
    trying = await openSample(LANDING, 'Primary CTA')
    const copy = await ask(trying, green(at('Primary CTA')))
    const now = await inCopy<SceneNode>(trying, copy, 'Primary CTA')
    expect([now.type, colourOf(now)]).toEqual(['INSTANCE', '#00AA00'])
    expect(colourOf(layer(trying, 'Primary CTA'))).not.toBe('#00AA00')
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

  it('gives letters a colour that covers, whatever their opacity was', async () => {
    const { document } = trying
    const lead = layer(trying, 'Hero / Lead') as TextNode
    document.edit(() => (lead.opacity = 0.5))
    await analyse(trying.glance, trying.frame.id)
    const edit = { do: 'letters', id: lead.id, from: '#AAAAAA', to: '#C2410C' } as const
    const copy = await ask(trying, change('contrast', edit))
    const now = await inCopy<TextNode>(trying, copy, 'Hero / Lead')
    expect([colourOf(now), now.opacity]).toEqual(['#C2410C', 1])
  })

  it('puts the second button of a row first', async () => {
    const edit = { do: 'order', id: at('Secondary CTA'), before: at('Primary CTA') } as const
    const copy = await ask(trying, change('order', edit))
    const row = await inCopy(trying, copy, 'Hero / Actions')
    expect(row.children.map(({ name }) => name)).toEqual(['Secondary CTA', 'Primary CTA'])
  })

  it('changes colours inside an instance, too', async () => {
    const [badge] = (layer(trying, 'Feature / Light') as InstanceNode).children
    const copy = await ask(trying, green(badge!.id))
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
    const [paint] = (await inCopy(trying, copy, 'Primary CTA')).fills as SolidPaint[]
    expect([colourOf(await inCopy(trying, copy, 'Primary CTA')), paint!.boundVariables]).toEqual([
      '#C2410C',
      undefined
    ])
    expect(colourOf(button)).toBe('#006600')
  })
})

describe('a button that is made higher', () => {
  async function buttonOf(build: (button: FrameNode) => void): Promise<FrameNode> {
    trying = await openSample(LANDING)
    const button = layer(trying, 'Primary CTA') as FrameNode
    trying.document.edit(() => {
      const row = button.parent as FrameNode
      row.layoutSizingVertical = 'HUG'
      build(button)
    })
    await analyse(trying.glance, trying.frame.id)
    const copy = await ask(trying, change('touch', { do: 'grow', id: button.id, by: 9 }))
    return inCopy(trying, copy, 'Primary CTA')
  }

  it('grows by its padding where it hugs its label', async () => {
    const now = await buttonOf((button) => {
      button.layoutSizingVertical = 'HUG'
      button.paddingTop = button.paddingBottom = 2
    })
    expect([now.paddingTop, now.paddingBottom, now.layoutSizingVertical]).toEqual([6, 7, 'HUG'])
  })

  it('and by its height where it has one, while its width goes on hugging its label', async () => {
    const now = await buttonOf((button) => {
      button.layoutSizingVertical = 'FIXED'
      button.resize(button.width, 30)
      button.layoutSizingHorizontal = 'HUG'
    })
    expect([now.height, now.layoutSizingVertical]).toEqual([39, 'FIXED'])
    expect(now.layoutSizingHorizontal).toBe('HUG')
  })

  it('grows away from the side that it is to hold', async () => {
    trying = await openSample('Ad banner 300x250')
    const { id, y, height } = layer(trying, 'CTA') as FrameNode
    const edit = { do: 'grow', id, by: 8, hold: 'end' } as const
    const copy = await ask(trying, change('touch', edit))
    const now = await inCopy(trying, copy, 'CTA')
    expect(now.height).toBe(height + 8)
    expect(Math.round(now.y + now.height)).toBe(Math.round(y + height))
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
  const copy = await ask(trying, green(at('Badge')))
  expect((await copyOf(trying, copy)).type).toBe('FRAME')
  expect(colourOf(await inCopy(trying, copy, 'Badge'))).toBe('#00AA00')
})
