import { expect, test } from 'vitest'
import { analysed, ask, change } from './support'
import { analyse } from '../support/analyse'
import { openGlance, newDocument, settled } from '../support/glance'
import { resultOf } from '../support/samples'

async function tried(make: 'rectangle' | 'group' = 'rectangle') {
  const document = await newDocument()
  const { frame, layer } = document.edit(() => {
    const { figma } = document
    const made = figma.createFrame()
    made.resize(400, 300)
    const box = figma.createRectangle()
    box.name = 'Buy'
    box.x = box.y = 100
    made.appendChild(box)
    return { frame: made, layer: make === 'group' ? figma.group([box], made) : box }
  })
  const trying = await analysed(document, frame)
  const edit = { do: 'scale', id: layer.id, by: 1.2 } as const
  const copy = await ask(trying, change('enlarge', edit))
  return { ...trying, layer: layer as RectangleNode, copy: copy.nodeId }
}

test('a tried change is noted on the layer of the original, beside what others noted, as one undo step', async () => {
  const { document, glance, frame, layer, copy } = await tried()
  document.edit(() => (layer.annotations = [{ label: 'Opens the cart' }]))
  const before = document.tree()
  const steps = document.undoSteps().length
  await glance.main.annotateTry(copy, 'Without “Buy”. Better by 3 points.', true)
  expect(document.undoSteps().length).toBe(steps + 1)
  const [theirs, ours] = layer.annotations
  expect(theirs?.label).toBe('Opens the cart')
  expect(ours?.label).toBe('Without “Buy”. Better by 3 points.')
  const categories = await document.figma.annotations.getAnnotationCategoriesAsync()
  expect(categories.find(({ id }) => id === ours!.categoryId)).toMatchObject({
    label: 'Glance',
    isPreset: false
  })
  // Said twice, it is there once.
  await glance.main.annotateTry(copy, 'Without “Buy”. Better by 3 points.', true)
  expect(layer.annotations).toHaveLength(2)
  expect(await glance.main.readResult(frame.id)).toMatchObject({ result: { annotations: 1 } })
  document.undo()
  expect([document.tree(), layer.annotations.length]).toEqual([before, 1])
})

test('a note is taken off again, and what others noted stays', async () => {
  const { document, glance, frame, layer, copy } = await tried()
  document.edit(() => (layer.annotations = [{ label: 'Opens the cart' }]))
  const before = document.tree()
  await glance.main.annotateTry(copy, 'A note.', true)
  await glance.main.annotateTry(copy, 'Another.', true)
  await glance.main.annotateTry(copy, 'A note.', false)
  expect(layer.annotations.map(({ label }) => label)).toEqual(['Opens the cart', 'Another.'])
  expect(await glance.main.readResult(frame.id)).toMatchObject({ result: { annotations: 1 } })
  await glance.main.annotateTry(copy, 'Another.', false)
  expect(layer.annotations.map(({ label }) => label)).toEqual(['Opens the cart'])
  expect(document.tree()).toEqual(before)
  // What is not there needs no step to be undone.
  const steps = document.undoSteps().length
  await glance.main.annotateTry(copy, 'Another.', false)
  expect(document.undoSteps().length).toBe(steps)
})

test('an undo of a note is told to the panel', async () => {
  const { document, glance, frame, copy } = await tried()
  await glance.main.annotateTry(copy, 'A note.', true)
  await settled()
  glance.changedResults.length = 0
  document.undo()
  await settled()
  expect(glance.changedResults).toEqual([frame.id])
})

test('a copy goes whole after a note of it was undone', async () => {
  const { document, glance, copy } = await tried()
  const names = () => document.tree().map(({ name }) => name)
  const before = names()
  await analyse(glance, copy, { runId: 'run-2' })
  await settled()
  await glance.main.annotateTry(copy, 'A note.', true)
  await settled()
  document.undo()
  await settled()
  expect(await glance.main.discardTry(copy)).toBe('done')
  expect(names()).toEqual(before.filter((name) => name !== 'A copy'))
})

test('notes go with the result on request alone, and with all that is erased', async () => {
  const { document, glance, frame, layer, copy } = await tried()
  await glance.main.annotateTry(copy, 'A note.', true)
  await glance.main.removeResult(resultOf(frame.id))
  expect(layer.annotations).toHaveLength(1)
  document.undo()
  await glance.main.removeResult({ ...resultOf(frame.id), annotations: true })
  expect(layer.annotations).toEqual([])
  document.undo()
  expect(layer.annotations).toHaveLength(1)
  await glance.main.eraseFile()
  expect(layer.annotations).toEqual([])
})

test('what cannot be annotated is said: groups, what is no copy, and files that may only be viewed', async () => {
  const { document, glance, frame, copy } = await tried('group')
  await expect(glance.main.annotateTry(copy, 'A note.', true)).rejects.toMatchObject({
    code: 'cannot_annotate'
  })
  await expect(glance.main.annotateTry(frame.id, 'A note.', true)).rejects.toMatchObject({
    code: 'not_a_copy'
  })
  glance.plugin.close()
  for (const environment of [{ viewOnly: true }, { editorType: 'dev' as const }]) {
    const viewer = await openGlance({ document, environment })
    await expect(viewer.main.annotateTry(copy, 'A note.', true)).rejects.toMatchObject({
      code: 'view_only'
    })
    viewer.plugin.close()
  }
})
