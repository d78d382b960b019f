import { beforeEach, describe, expect, it } from 'vitest'
import type { Candidate } from '../../../src/file'
import { variablesOf } from '../../support/variables'
import { analyse } from '../support/analyse'
import { openGlance, VIEWER } from '../support/glance'
import { resultOf } from '../support/samples'
import { change, colourOf, layer, openSample, type Trying } from './support'

const LANDING = 'Landing page A'

let trying: Trying
const at = (name: string): string => layer(trying, name).id
const fill = (id: string, like?: string): Candidate =>
  change('recolour', { do: 'fill', id, from: null, to: '#00AA00', ...(like && { like }) })
const apply = (candidate: Candidate) =>
  trying.glance.main.applyChange({ of: resultOf(trying.frame.id), change: candidate })
const colour = (name: string): string => colourOf(layer(trying, name))

beforeEach(async () => {
  trying = await openSample(LANDING)
})

/** What the document looks like without what Glance keeps in it. */
const looks = (): string[] =>
  ['Primary CTA', 'Secondary CTA', 'Price tag'].map((name) => {
    const node = layer(trying, name) as FrameNode
    return [name, colourOf(node), node.height, node.parent!.children.indexOf(node)].join(' ')
  })

describe('a change that is applied to the frame itself', () => {
  it('is one undo step, and makes no copy', async () => {
    const { document } = trying
    const [before, count] = [looks(), document.figma.currentPage.children.length]
    const steps = document.undoSteps().length
    await expect(apply(fill(at('Primary CTA')))).resolves.toBe('done')
    expect(colour('Primary CTA')).toBe('#00AA00')
    expect(document.figma.currentPage.children).toHaveLength(count)
    expect(document.undoSteps().length).toBe(steps + 1)
    document.undo()
    expect(looks()).toEqual(before)
  })

  it('may be followed by another one, and both are undone in order', async () => {
    const { document } = trying
    const first = looks()
    await apply(fill(at('Price tag')))
    const second = looks()
    const [id, before] = [at('Secondary CTA'), at('Primary CTA')]
    await apply(change('order', { do: 'order', id, before }))
    expect((layer(trying, 'Hero / Actions') as FrameNode).children[0]!.id).toBe(id)
    document.undo()
    expect(looks()).toEqual(second)
    document.undo()
    expect(looks()).toEqual(first)
  })

  it('makes a button of an auto-layout frame higher, and what follows moves on', async () => {
    const button = layer(trying, 'Primary CTA') as FrameNode
    const { height } = button
    trying.document.edit(() => ((button.parent as FrameNode).layoutSizingVertical = 'HUG'))
    await analyse(trying.glance, trying.frame.id)
    await apply(change('taller', { do: 'grow', id: button.id, by: 8 }))
    expect(button.height).toBe(height + 8)
  })

  it('binds the variable that the colour comes from', async () => {
    const { document } = trying
    const variables = variablesOf(document)
    const tag = layer(trying, 'Price tag') as FrameNode
    const id = document.edit(() => {
      const collection = variables.createVariableCollection('Theme')
      const green = variables.createVariable('action', collection, 'COLOR')
      green.setValueForMode(collection.defaultModeId, { r: 0, g: 0.66, b: 0 })
      const paint: SolidPaint = { type: 'SOLID', color: { r: 0, g: 0.66, b: 0 } }
      tag.fills = [variables.setBoundVariableForPaint(paint, 'color', green)]
      return green.id
    })
    await analyse(trying.glance, trying.frame.id)
    await apply(fill(at('Primary CTA'), tag.id))
    const [paint] = (layer(trying, 'Primary CTA') as FrameNode).fills as SolidPaint[]
    expect(paint?.boundVariables?.color?.id).toBe(id)
  })

  it('takes the very colour of the layer that has it, and none that is another', async () => {
    const { document } = trying
    const tag = layer(trying, 'Price tag') as FrameNode
    const paintWith = (g: number) =>
      document.edit(() => (tag.fills = [{ type: 'SOLID', color: { r: 0, g, b: 0 } }]))
    paintWith(171 / 255)
    await apply(fill(at('Primary CTA'), tag.id))
    expect(colour('Primary CTA')).toBe('#00AB00')
    paintWith(1)
    await apply(fill(at('Secondary CTA'), tag.id))
    expect(colour('Secondary CTA')).toBe('#00AA00')
  })

  it('overrides an instance’s own layers by colour, and neither moves nor resizes them', async () => {
    const [badge] = (layer(trying, 'Feature / Light') as InstanceNode).children
    await apply(fill(badge!.id))
    expect(colourOf(badge!)).toBe('#00AA00')
    const move = change('taller', { do: 'grow', id: badge!.id, by: 8 })
    await expect(apply(move)).rejects.toMatchObject({ code: 'in_instance' })
  })

  it('changes a component that lies in the frame', async () => {
    trying = await openSample(LANDING, 'Primary CTA')
    await apply(fill(at('Primary CTA')))
    expect(colour('Primary CTA')).toBe('#00AA00')
  })
})

describe('a change is refused, and the frame stays as it is, where', () => {
  async function refused(candidate: Candidate, code: string): Promise<void> {
    const before = trying.document.tree()
    const steps = trying.document.undoSteps().length
    await expect(apply(candidate)).rejects.toMatchObject({ code })
    expect(trying.document.tree()).toEqual(before)
    expect(trying.document.undoSteps().length).toBe(steps)
  }

  it('the layer, or the frame, is locked', async () => {
    trying.document.edit(() => (layer(trying, 'Price tag').locked = true))
    await refused(fill(at('Price tag')), 'layer_locked')
    trying.document.edit(() => (trying.frame.locked = true))
    await refused(fill(at('Primary CTA')), 'layer_locked')
  })

  it('the layer was deleted meanwhile', async () => {
    const candidate = fill(at('Price tag'))
    trying.document.edit(() => layer(trying, 'Price tag').remove())
    await refused(candidate, 'layer_removed')
  })

  it('it would change nothing, as it is applied already', async () => {
    await apply(fill(at('Price tag')))
    await refused(fill(at('Price tag')), 'no_effect')
  })

  it('there is no room for it', async () => {
    await refused(change('taller', { do: 'grow', id: at('Primary CTA'), by: 400 }), 'no_room')
  })

  it('a font is missing, also of a hidden text', async () => {
    const { document, frame, glance } = trying
    const label = layer(trying, 'Primary CTA / Label') as TextNode
    document.edit(() => {
      const hidden = label.clone()
      hidden.visible = false
      label.parent!.appendChild(hidden)
      document.graph.updateNode(hidden.id, { fontFamily: 'Nowhere' })
    })
    await analyse(glance, frame.id)
    await refused(change('taller', { do: 'grow', id: at('Primary CTA'), by: 8 }), 'font_missing')
  })

  it('nothing may be written, as in Dev Mode and for viewers', async () => {
    const viewer = await openGlance({ document: trying.document, environment: VIEWER })
    const request = { of: resultOf(trying.frame.id), change: fill(at('Price tag')) }
    await expect(viewer.main.applyChange(request)).rejects.toMatchObject({ code: 'view_only' })
  })

  it('the result is of another run', async () => {
    const of = resultOf(trying.frame.id, 'run-0')
    const answer = trying.glance.main.applyChange({ of, change: fill(at('Price tag')) })
    await expect(answer).resolves.toBe('replaced')
  })
})
