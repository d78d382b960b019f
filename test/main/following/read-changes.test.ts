import { expect, test } from 'vitest'
import { editsContent, editsFrame } from '../../../src/main/following/read-changes'

test.each([
  [['pluginData']],
  [['name', 'locked']],
  [['expanded']],
  [['exportSettings', 'reactions']]
])('%j edits neither a layer inside nor the frame', (properties) => {
  expect(editsContent(properties)).toBe(false)
  expect(editsFrame(properties)).toBe(false)
})

test.each([[['x', 'y']], [['relativeTransform', 'rotation']], [['parent']], [['visible']]])(
  '%j edits the frame when a layer inside changes it, not when the frame itself does',
  (properties) => {
    expect(editsContent(properties)).toBe(true)
    expect(editsFrame(properties)).toBe(false)
  }
)

test.each([[['fills']], [['width', 'x']], [['characters', 'name']], [['opacity']]])(
  '%j is an edit either way',
  (properties) => {
    expect(editsContent(properties)).toBe(true)
    expect(editsFrame(properties)).toBe(true)
  }
)

test('an unknown property may be an edit, which the panel’s look at the frame confirms or takes back', () => {
  expect(editsFrame(['somethingNew'])).toBe(true)
  expect(editsContent(['somethingNew'])).toBe(true)
})

test('a stroke’s weight is an edit however Figma spells it', () => {
  expect(editsFrame(['stokeTopWeight'])).toBe(true)
  expect(editsFrame(['strokeTopWeight'])).toBe(true)
})
