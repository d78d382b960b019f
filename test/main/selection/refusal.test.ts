import { describe, expect, test } from 'vitest'
import { type NodeFacts, refusalOf } from '../../../src/main/selection/refusal'

const FRAME: NodeFacts = {
  type: 'FRAME',
  analysable: true,
  overlay: false,
  visible: true,
  hasContent: true,
  width: 1440,
  height: 1024
}

describe('a frame can be analysed', () => {
  test.each([
    [1440, 1024],
    [10, 10],
    [39, 300],
    [8000, 5000],
    [2000, 40]
  ])('at %d × %d px', (width, height) => {
    expect(refusalOf({ ...FRAME, width, height })).toBeNull()
  })
})

describe('a layer is refused in words', () => {
  test.each<[string, Partial<NodeFacts>, string]>([
    ['when it is text', { type: 'TEXT', analysable: false }, 'layer_not_analysable'],
    ['when it is hidden', { visible: false }, 'layer_hidden'],
    ['when it is empty', { hasContent: false }, 'layer_empty'],
    ['when it has no size', { width: 0 }, 'layer_without_size'],
    ['when it is 3000 × 20 px', { width: 3000, height: 20 }, 'layer_too_narrow'],
    ['when it is a lost overlay', { type: 'GROUP', overlay: true }, 'overlay_without_frame']
  ])('%s', (_name, facts, code) => {
    const refusal = refusalOf({ ...FRAME, ...facts })
    expect(refusal).toMatchObject({ code, sent: 'no' })
    expect(refusal?.message).toMatch(/^[A-Z0-9].*\.$/)
    expect(refusal?.advice).toMatch(/^[A-Z].*\.$/)
  })
})

test('the kind of a layer is named as designers know it', () => {
  const kinds = ['TEXT', 'BOOLEAN_OPERATION', 'LINE', 'RECTANGLE'].map(
    (type) => refusalOf({ ...FRAME, type, analysable: false })?.message
  )
  expect(kinds).toEqual([
    'A text layer cannot be analysed on its own.',
    'A boolean operation cannot be analysed on its own.',
    'A line cannot be analysed on its own.',
    'A rectangle layer cannot be analysed on its own.'
  ])
})
