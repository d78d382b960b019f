import { beforeEach, describe, expect, it } from 'vitest'
import { variablesOf } from '../../support/variables'
import { analyse } from '../support/analyse'
import { apply, change, colourOf, green, layer, openSample, type Trying } from './support'

const LANDING = 'Landing page A'

let trying: Trying
const at = (name: string): string => layer(trying, name).id
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
    await expect(apply(trying, green(at('Primary CTA')))).resolves.toBe('done')
    expect(colour('Primary CTA')).toBe('#00AA00')
    expect(document.figma.currentPage.children).toHaveLength(count)
    expect(document.undoSteps().length).toBe(steps + 1)
    document.undo()
    expect(looks()).toEqual(before)
  })

  it('may be followed by another one, and both are undone in order', async () => {
    const { document } = trying
    const first = looks()
    await apply(trying, green(at('Price tag')))
    const second = looks()
    const [id, before] = [at('Secondary CTA'), at('Primary CTA')]
    await apply(trying, change('order', { do: 'order', id, before }))
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
    await apply(trying, change('touch', { do: 'grow', id: button.id, by: 8 }))
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
    await apply(trying, green(at('Primary CTA'), tag.id))
    const [paint] = (layer(trying, 'Primary CTA') as FrameNode).fills as SolidPaint[]
    expect(paint?.boundVariables?.color?.id).toBe(id)
  })

  it('takes the very colour of the layer that has it, and none that is another', async () => {
    const { document } = trying
    const tag = layer(trying, 'Price tag') as FrameNode
    const paintWith = (g: number) =>
      document.edit(() => (tag.fills = [{ type: 'SOLID', color: { r: 0, g, b: 0 } }]))
    paintWith(171 / 255)
    await apply(trying, green(at('Primary CTA'), tag.id))
    expect(colour('Primary CTA')).toBe('#00AB00')
    paintWith(1)
    await apply(trying, green(at('Secondary CTA'), tag.id))
    expect(colour('Secondary CTA')).toBe('#00AA00')
  })

  it('changes a component that lies in the frame', async () => {
    trying = await openSample(LANDING, 'Primary CTA')
    await apply(trying, green(at('Primary CTA')))
    expect(colour('Primary CTA')).toBe('#00AA00')
  })
})
