import { beforeEach, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { newDocument, startPlugin } from '../../support/host'
import { variablesOf } from '../../support/variables'

let document: DesignDocument
let figma: DesignDocument['figma']

beforeEach(async () => {
  document = await newDocument()
  figma = document.figma
})

const WHITE: SolidPaint = { type: 'SOLID', color: { r: 1, g: 1, b: 1 } }

/** A box in a frame, filled by a variable that is red, and blue in the dark. */
function themed() {
  const variables = variablesOf(document)
  const collection = variables.createVariableCollection('Theme')
  const dark = collection.addMode('Dark')
  const ground = variables.createVariable('ground', collection, 'COLOR')
  ground.setValueForMode(collection.defaultModeId, { r: 1, g: 0, b: 0 })
  ground.setValueForMode(dark, { r: 0, g: 0, b: 1 })
  const frame = figma.createFrame()
  const box = figma.createRectangle()
  frame.appendChild(box)
  box.fills = [variables.setBoundVariableForPaint(WHITE, 'color', ground)]
  return { collection, dark, ground, frame, box }
}

const colour = (box: RectangleNode): RGB => (box.fills as SolidPaint[])[0]!.color

describe('a variable', () => {
  it('has the value of the mode around a layer, in its fill and in its picture', async () => {
    const { collection, dark, frame, box } = themed()
    expect(colour(box)).toEqual({ r: 1, g: 0, b: 0 })
    const light = await frame.exportAsync()
    frame.setExplicitVariableModeForCollection(collection, dark)
    expect(colour(box)).toEqual({ r: 0, g: 0, b: 1 })
    expect(await frame.exportAsync()).not.toEqual(light)
  })

  it('is lost with the layer around that chose its mode', () => {
    const { collection, dark, frame, box } = themed()
    figma.currentPage.setExplicitVariableModeForCollection(collection, collection.defaultModeId)
    frame.setExplicitVariableModeForCollection(collection, dark)
    expect(box.resolvedVariableModes).toEqual({ [collection.id]: dark })
    figma.currentPage.appendChild(box)
    expect(box.resolvedVariableModes).toEqual({ [collection.id]: collection.defaultModeId })
    expect(colour(box)).toEqual({ r: 1, g: 0, b: 0 })
  })

  it('is of a fill alone, and gone with another fill', () => {
    const { ground, box } = themed()
    const [paint] = box.fills as SolidPaint[]
    expect(paint!.boundVariables).toEqual({ color: { type: 'VARIABLE_ALIAS', id: ground.id } })
    box.fills = [WHITE]
    expect((box.fills as SolidPaint[])[0]).not.toHaveProperty('boundVariables')
    expect(colour(box)).toEqual({ r: 1, g: 1, b: 1 })
  })

  it('and its collection are handed to a plugin, which names modes by the collection itself', async () => {
    const { collection, dark } = document.edit(themed)
    const { logs, errors } = await startPlugin({
      document,
      main: `
        const [frame] = figma.currentPage.children
        figma.variables.getVariableCollectionByIdAsync('${collection.id}').then((collection) => {
          frame.setExplicitVariableModeForCollection(collection, '${dark}')
          console.log(frame.resolvedVariableModes['${collection.id}'], frame.children[0].fills[0].color.b)
          for (const act of [
            () => frame.setExplicitVariableModeForCollection('${collection.id}', '${dark}'),
            () => frame.setExplicitVariableModeForCollection(collection, 'no mode')
          ]) try { act() } catch (error) { console.log(error.message) }
          return figma.variables.getVariableCollectionByIdAsync('nothing')
        }).then((none) => console.log(none))
      `
    })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(errors).toEqual([])
    expect(logs).toEqual([
      [dark, 1],
      ['in setExplicitVariableModeForCollection: Expected a VariableCollection'],
      ['in setExplicitVariableModeForCollection: Invalid mode id'],
      [null]
    ])
  })
})

describe('the status for developers', () => {
  it('is kept by copies, and can be set right on a page or in a section alone', () => {
    const section = figma.createSection()
    const frame = figma.createFrame()
    const inner = figma.createFrame()
    frame.appendChild(inner)
    section.appendChild(frame)
    frame.devStatus = { type: 'READY_FOR_DEV' }
    expect(frame.clone().devStatus).toEqual({ type: 'READY_FOR_DEV' })
    expect(() => (inner.devStatus = { type: 'COMPLETED' })).toThrow('directly under')
    frame.devStatus = null
    section.devStatus = { type: 'READY_FOR_DEV' }
    expect(() => (frame.devStatus = { type: 'COMPLETED' })).toThrow('already has a devStatus')
  })
})
