import { beforeEach, describe, expect, it } from 'vitest'
import type { ChangeKind, NewTry, TriedCopy } from '../../../src/bridge'
import type { DesignDocument, TreeNode } from '../../../src/playground/host/contract'
import { buildSamples } from '../../../src/playground/samples/build'
import { analyse } from '../support/analyse'
import { nodeWithId, overlaysIn } from '../support/canvas'
import { type Glance, newDocument, openGlance, settled } from '../support/glance'
import { resultOf } from '../support/samples'

const LANDING = 'Landing page A'
const CHECKOUT = 'Phone checkout'

let document: DesignDocument
let glance: Glance
let frame: FrameNode

async function openSample(name: string): Promise<void> {
  document = await newDocument()
  const [built] = await buildSamples(document.figma, (sample) => sample === name)
  frame = built!
  glance = await openGlance({ document })
  await glance.main.start()
  await analyse(glance, frame.id)
}

function layer(name: string): SceneNode {
  const found = frame.findOne((node) => node.name === name)
  if (found === null) throw new Error(`No layer named ${name}.`)
  return found
}

async function ask(kind: ChangeKind, name: string, more: Partial<NewTry> = {}): Promise<TriedCopy> {
  const answer = await glance.main.tryChange({
    of: resultOf(frame.id),
    kind,
    layerId: layer(name).id,
    likeId: null,
    followedId: null,
    name: 'A copy',
    ...more
  })
  if (answer === 'replaced') throw new Error('The result is of another run.')
  return answer
}

/** The copy's layer of a name. */
async function inCopy({ nodeId }: TriedCopy, name: string): Promise<SceneNode> {
  const copy = (await document.figma.getNodeByIdAsync(nodeId)) as FrameNode
  return copy.findOne((node) => node.name === name)!
}

function original(): TreeNode {
  return structuredClone(nodeWithId(document, frame.id)!)
}

const colourOf = (node: SceneNode): RGB => {
  const [paint] = (node as GeometryMixin).fills as Paint[]
  return (paint as SolidPaint).color
}

describe('a change that is tried', () => {
  beforeEach(() => openSample(LANDING))

  it('is made to a copy beside the frame, and the frame stays as it is', async () => {
    const before = original()
    const copy = await ask('larger', 'Primary CTA')
    expect(original()).toEqual(before)
    const { box, name, sharedPluginData } = nodeWithId(document, copy.nodeId)!
    expect(name).toBe('A copy')
    expect(box!.x).toBeGreaterThanOrEqual(before.box!.x + before.box!.width + 100)
    expect(box!.y).toBe(before.box!.y)
    expect(box).toMatchObject({ width: before.box!.width, height: before.box!.height })
    expect(sharedPluginData.glance ?? {}).toEqual({})
    expect((await inCopy(copy, 'Primary CTA')).width).toBeGreaterThan(
      1.1 * layer('Primary CTA').width
    )
  })

  it('is one undo step, with the result that is placed on the copy', async () => {
    const before = document.tree()
    const copy = await ask('larger', 'Primary CTA')
    await settled()
    await analyse(glance, copy.nodeId, { runId: 'run-2' })
    expect(overlaysIn(document)).toHaveLength(2)
    document.undo()
    expect(document.tree()).toEqual(before)
  })

  it('lies clear of the copies that were made before', async () => {
    const copies = [await ask('larger', 'Primary CTA'), await ask('space', 'Primary CTA')]
    const [one, other] = copies.map(({ nodeId }) => nodeWithId(document, nodeId)!.box!)
    expect(other!.x).toBeGreaterThanOrEqual(one!.x + one!.width + 100)
  })

  it('is discarded whole in one step, which can be undone', async () => {
    const before = document.tree()
    const copy = await ask('hide', 'Price tag')
    await analyse(glance, copy.nodeId, { runId: 'run-2' })
    const tried = document.tree()
    await glance.main.discardTry(copy.nodeId)
    expect(document.tree()).toEqual(before)
    document.undo()
    expect(document.tree()).toEqual(tried)
    document.undo()
    // What is gone already needs no discarding.
    await expect(glance.main.discardTry(copy.nodeId)).resolves.toBeUndefined()
  })

  it('takes the marked layer along, and finds the one that is followed', async () => {
    const { id, name, type } = layer('Primary CTA')
    const mainAction = { version: 1 as const, id, name, type }
    await glance.main.saveMainAction(resultOf(frame.id), mainAction, null)
    const copy = await ask('order', 'Primary CTA', { followedId: id })
    const own = await inCopy(copy, 'Primary CTA')
    const around = ['Hero / Actions', 'Hero / Copy'].map(async (name) => inCopy(copy, name))
    const ids = (await Promise.all(around)).map((node) => node.id)
    expect(copy.followedIds).toEqual([own.id, ...ids])
    expect((await glance.main.readLayerData(copy.nodeId)).mainAction).toEqual({
      ...mainAction,
      id: own.id
    })
    expect(await glance.main.readResult(copy.nodeId)).toEqual({ state: 'none' })
  })

  it('makes texts larger by their letters, as far as there is room', async () => {
    const lead = layer('Hero / Lead') as TextNode
    const copy = await ask('larger', 'Hero / Lead')
    const now = (await inCopy(copy, 'Hero / Lead')) as TextNode
    expect(now.fontSize).toBe(30)
    expect(now.lineHeight).toEqual({ unit: 'PIXELS', value: 48 })
    expect(copy.changed).toEqual({ from: '20 px', to: '30 px' })
    expect(lead.fontSize).toBe(20)
  })

  it('fills a button with the strongest colour of the page, its label still readable', async () => {
    const copy = await ask('fill', 'Secondary CTA')
    expect(copy.changed).toEqual({ from: '–', to: '#C2410C' })
    const label = await inCopy(copy, 'Secondary CTA / Label')
    expect(colourOf(label).r).toBeGreaterThan(0.9)
  })

  it('fills a button like the one that it shall equal', async () => {
    const likeId = layer('Primary CTA').id
    const copy = await ask('fill', 'Secondary CTA', { likeId })
    expect(copy.changed).toEqual({ from: '–', to: '#C2410C' })
    expect(colourOf(await inCopy(copy, 'Secondary CTA'))).toEqual(colourOf(layer('Primary CTA')))
  })

  it('moves a button up with its row, where it comes first in it', async () => {
    const copy = await ask('order', 'Primary CTA')
    const column = (await inCopy(copy, 'Hero / Copy')) as FrameNode
    expect(column.children.map(({ name }) => name)).toEqual([
      'Hero / Actions',
      'Hero / Text',
      'Hero / Reviews'
    ])
  })

  it('puts the second button of a row first', async () => {
    const copy = await ask('order', 'Secondary CTA')
    const row = (await inCopy(copy, 'Hero / Actions')) as FrameNode
    expect(row.children.map(({ name }) => name)).toEqual(['Secondary CTA', 'Primary CTA'])
  })

  it('gives more space in a row or column', async () => {
    const copy = await ask('space', 'Primary CTA')
    expect(((await inCopy(copy, 'Hero / Actions')) as FrameNode).itemSpacing).toBe(56)
    expect(copy.changed).toEqual({ from: '16 px', to: '56 px' })
  })

  it('hides what competes, so that nothing is lost', async () => {
    const copy = await ask('hide', 'Price tag')
    expect((await inCopy(copy, 'Price tag')).visible).toBe(false)
  })

  it('makes what competes smaller about its middle, or calmer', async () => {
    const small = await inCopy(await ask('smaller', 'Price tag'), 'Price tag')
    const tag = layer('Price tag')
    expect(small.width / tag.width).toBeCloseTo(0.7, 1)
    const calm = await ask('calm', 'Primary CTA')
    expect(calm.changed).toEqual({ from: '#C2410C', to: '#E3DACD' })
    // Its label was white, which nobody could read any more.
    expect(colourOf(await inCopy(calm, 'Primary CTA / Label')).r).toBeLessThan(0.5)
  })

  it('raises the contrast of a pale text to what everyone can read', async () => {
    const eyebrow = layer('Hero / Eyebrow') as TextNode
    document.edit(() => {
      eyebrow.fills = [{ type: 'SOLID', color: { r: 0.9, g: 0.85, b: 0.8 } }]
    })
    await analyse(glance, frame.id, { runId: 'run-2' })
    const copy = await ask('contrast', 'Hero / Eyebrow', { of: resultOf(frame.id, 'run-2') })
    expect(copy.changed?.from).toBe('#E6D9CC')
    expect(['#5F554C', '#C2410C']).toContain(copy.changed?.to)
  })
})

describe('a change is refused before anything is written, and said in plain words, where', () => {
  beforeEach(() => openSample(LANDING))

  async function refused(kind: ChangeKind, name: string, code: string): Promise<void> {
    const before = document.tree()
    const steps = document.undoSteps
    await expect(ask(kind, name)).rejects.toMatchObject({ code, sent: 'no' })
    expect(document.tree()).toEqual(before)
    expect(document.undoSteps).toBe(steps)
  }

  it('the layer lies inside an instance, which keeps its layers where they are', async () => {
    const before = layer('Feature / Light') as InstanceNode
    const [badge] = before.children
    expect(badge!.name).toBe('Badge')
    await refused('larger', 'Badge', 'in_instance')
    await refused('order', 'Badge', 'in_instance')
    await refused('space', 'Badge', 'in_instance')
    // Whether it is seen is the instance's own.
    await ask('hide', 'Badge')
  })

  it('the layer, or one around it, is locked', async () => {
    document.edit(() => (layer('Hero / Actions').locked = true))
    await refused('larger', 'Primary CTA', 'layer_locked')
  })

  it('a font is missing', async () => {
    const label = layer('Primary CTA / Label') as TextNode
    document.edit(() => document.graph.updateNode(label.id, { fontFamily: 'Nowhere' }))
    await analyse(glance, frame.id)
    await refused('larger', 'Primary CTA', 'font_missing')
    await refused('order', 'Primary CTA', 'font_missing')
    // Colours need no font.
    await ask('calm', 'Primary CTA')
  })

  it('the frame has changed since its analysis', async () => {
    document.edit(() => (layer('Primary CTA').visible = false))
    await settled()
    await refused('larger', 'Hero / Lead', 'out_of_date')
  })

  it('it would change nothing', async () => {
    await refused('contrast', 'Hero / Headline', 'no_effect')
    await refused('calm', 'Secondary CTA', 'no_effect')
    await refused('order', 'Hero / Eyebrow', 'no_effect')
  })

  it('the layer is filled with a picture', async () => {
    await refused('fill', 'Hero / Photo', 'picture_fill')
    await refused('contrast', 'Photo caption', 'on_picture')
  })

  it('there is no room for it', async () => {
    await refused('larger', 'Hero / Photo', 'no_room')
  })

  it('the frame is no copy of Glance’s own', async () => {
    await expect(glance.main.discardTry(frame.id)).rejects.toMatchObject({ code: 'not_a_copy' })
  })

  it('nothing may be written', async () => {
    await glance.main.exportPicture(frame.id)
    const layerId = layer('Primary CTA').id
    const viewer = await openGlance({ document, environment: { viewOnly: true } })
    const request = {
      of: resultOf(frame.id),
      kind: 'hide' as const,
      layerId,
      likeId: null,
      followedId: null,
      name: 'A copy'
    }
    await expect(viewer.main.tryChange(request)).rejects.toMatchObject({ code: 'view_only' })
  })
})

describe('a copy', () => {
  it('of a screen without auto-layout changes the places of two layers in the room they had', async () => {
    await openSample(CHECKOUT)
    const before = original()
    const [header, delivery] = [layer('Header'), layer('Delivery')]
    const copy = await ask('order', 'Delivery')
    expect(original()).toEqual(before)
    const [under, over] = [await inCopy(copy, 'Header'), await inCopy(copy, 'Delivery')]
    expect(over.y).toBe(header.y)
    expect(under.y + under.height).toBe(delivery.y + delivery.height)
  })

  it('of a component is a plain frame: no library gets another component', async () => {
    document = await newDocument()
    const component = document.edit(() => {
      const made = document.figma.createComponent()
      made.resize(300, 200)
      const badge = document.figma.createRectangle()
      badge.name = 'Badge'
      badge.resize(50, 50)
      badge.x = 20
      badge.y = 20
      made.appendChild(badge)
      return made
    })
    frame = component as unknown as FrameNode
    glance = await openGlance({ document })
    await analyse(glance, component.id)
    const copy = await ask('larger', 'Badge')
    expect(nodeWithId(document, copy.nodeId)?.type).toBe('FRAME')
    const badge = await inCopy(copy, 'Badge')
    expect([badge.x, badge.y, badge.width, badge.height]).toEqual([7.5, 7.5, 75, 75])
  })
})
