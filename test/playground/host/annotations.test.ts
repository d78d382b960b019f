import { expect, test } from 'vitest'
import { newDocument } from '../../support/host'

test('annotations are read back with their label as Markdown, too, in a category of the file', async () => {
  const { figma } = await newDocument()
  const frame = figma.createFrame()
  const presets = await figma.annotations.getAnnotationCategoriesAsync()
  expect(presets.every(({ isPreset }) => isPreset)).toBe(true)
  const own = await figma.annotations.addAnnotationCategoryAsync({ label: 'Glance', color: 'teal' })
  frame.annotations = [{ label: 'Larger', categoryId: own.id }, { properties: [{ type: 'width' }] }]
  expect(frame.annotations[0]).toMatchObject({ label: 'Larger', labelMarkdown: 'Larger' })
  expect(frame.annotations).toHaveLength(2)
  const found = (await figma.annotations.getAnnotationCategoriesAsync()).at(-1)
  expect([found?.id, found?.label, found?.isPreset]).toEqual([own.id, 'Glance', false])
})

test('an annotation with both labels, with nothing, or of no category is refused; groups have none', async () => {
  const { figma } = await newDocument()
  const frame = figma.createFrame()
  const set = (one: Annotation) => () => (frame.annotations = [one])
  expect(set({ label: 'a', labelMarkdown: 'a' })).toThrow('Only one of label')
  expect(set({})).toThrow('label or properties')
  expect(set({ label: 'a', categoryId: '9:9' })).toThrow('category')
  const group = figma.group([figma.createRectangle()], figma.currentPage)
  expect('annotations' in group).toBe(false)
})
