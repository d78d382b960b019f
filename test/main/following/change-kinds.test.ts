import { expect, test } from 'vitest'
import { editsContent, editsFrame, movesOnly } from '../../../src/main/following/change-kinds'

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

test('a property that nobody has heard of is no edit: a look at the frame will tell', () => {
  expect(editsFrame(['somethingNew'])).toBe(false)
  expect(editsContent(['somethingNew'])).toBe(false)
})

test('a stroke’s weight is an edit however Figma spells it', () => {
  expect(editsFrame(['stokeTopWeight'])).toBe(true)
  expect(editsFrame(['strokeTopWeight'])).toBe(true)
})

test('a move with a rename is still a move', () => {
  expect(movesOnly(['x', 'name'])).toBe(true)
  expect(movesOnly(['x', 'fills'])).toBe(false)
})
